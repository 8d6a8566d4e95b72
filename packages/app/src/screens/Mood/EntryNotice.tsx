import { Button, Card, MoodEntry, useToast } from '@daybow/components';
import {
  type Day,
  type Entry,
  type EntryDraft,
  type EntryMerge,
  isUnsaved,
  moodOption,
} from '@daybow/journal';
import type { ReactNode } from 'react';
import { useToday } from '../../journal/useJournal';
import { useDeviceWords, useFormat, useWords } from '../../words/LanguageProvider';
import './EntryNotice.css';
import { keepEntryDraft } from './entryDrafts';

interface EntryNoticeProps {
  day: Day;
  /** The entry as it is stored. */
  entry: Entry;
  /** The entry as a person last saw it here. */
  known: Entry;
  draft: EntryDraft | null;
  merge: EntryMerge;
}

/** Says over a form what it does not show by itself: that the entry changed, or since when it is not saved. */
export function EntryNotice({ day, entry, known, draft, merge }: EntryNoticeProps) {
  const today = useToday();
  const words = useDeviceWords().mood;
  const undo = useDeviceWords().undo;
  const format = useFormat();
  const toast = useToast();

  function handleDiscard() {
    keepEntryDraft(day, null);
    toast({
      tone: 'info',
      message: words.discarded,
      action: { label: undo.undo, onAction: () => keepEntryDraft(day, draft) },
    });
  }

  function handleKeepBoth() {
    const note = `${entry.note}\n\n${merge.shown.note}`;
    const edited = { mood: entry.mood, note };
    keepEntryDraft(day, { day, begunOn: draft?.begunOn ?? today, base: entry, edited });
  }

  if (merge.meanwhile === 'changed') {
    const hasBoth =
      merge.changes.note !== undefined && entry.note !== '' && merge.shown.note !== '';
    return (
      <Notice text={words.changedMeanwhile}>
        <StoredEntry {...entry} />
        <Button size="small" variant="soft" onClick={handleDiscard}>
          {words.useThis}
        </Button>
        {hasBoth && (
          <Button size="small" variant="soft" onClick={handleKeepBoth}>
            {words.keepBoth}
          </Button>
        )}
      </Notice>
    );
  }
  if (merge.meanwhile === 'removed') {
    return (
      <Notice text={words.removedMeanwhile}>
        <Button size="small" variant="soft" onClick={handleDiscard}>
          {words.discard}
        </Button>
      </Notice>
    );
  }
  if (isUnsaved(merge) && draft && draft.begunOn < today) {
    return (
      <Notice text={words.begunOn({ day: format.longDay(draft.begunOn, today) })}>
        <Button size="small" variant="soft" onClick={handleDiscard}>
          {words.discard}
        </Button>
      </Notice>
    );
  }
  if (known.mood === entry.mood && known.note === entry.note) return null;
  return <Notice text={entry.mood === null ? words.justRemoved : words.justChanged} />;
}

function Notice({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <Card inset="snug">
      <div className="app-EntryNotice">
        <p role="status" className="app-EntryNotice-text">
          {text}
        </p>
        {children}
      </div>
    </Card>
  );
}

function StoredEntry({ mood, note }: Entry) {
  const words = useDeviceWords().mood;
  const { moods } = useWords();
  if (mood === null) return null;
  return (
    <MoodEntry
      className="app-EntryNotice-entry"
      date={words.now}
      value={mood}
      emoji={moodOption(mood).emoji}
      mood={moods[mood]}
      showMood
      note={note}
    />
  );
}
