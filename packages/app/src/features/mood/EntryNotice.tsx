import { Button, MoodEntry, useToast } from '@daybow/components';
import {
  type Day,
  type Entry,
  type EntryDraft,
  type EntryMerge,
  isUnsaved,
  moodOption,
} from '@daybow/journal';
import { useToday } from '../../shared/journal/useDeviceJournal';
import type { DeviceWords } from '../../shared/words/language';
import { useDeviceWords, useFormat, useWords } from '../../shared/words/LanguageProvider';
import './mood.css';
import { keepEntryDraft } from './entryDrafts';

interface EntryNoticeProps {
  day: Day;
  /** The entry as it is stored. */
  entry: Entry;
  /** The entry as a person last saw it here. */
  known: Entry;
  draft: EntryDraft | null;
  merge: EntryMerge;
  /** Called once a person has chosen, knowing the entry as it is stored. */
  onSeen: () => void;
}

/** Says over a form what it does not show by itself: that the entry changed, or since when it is not saved. */
export function EntryNotice({ day, entry, known, draft, merge, onSeen }: EntryNoticeProps) {
  const today = useToday();
  const { mood: words, undo } = useDeviceWords();
  const format = useFormat();
  const toast = useToast();
  const { meanwhile, shown, changes } = merge;
  const begunOn = draft && draft.begunOn < today && isUnsaved(merge) ? draft.begunOn : null;
  const hasBothNotes = changes.note !== undefined && entry.note !== '' && shown.note !== '';
  const text =
    meanwhile === null && begunOn !== null
      ? words.begunOn({ day: format.longDay(begunOn, today) })
      : changeText(entry, known, meanwhile, words);

  function handleDiscard() {
    keepEntryDraft(day, null);
    onSeen();
    toast({
      tone: 'info',
      message: words.discarded,
      action: { label: undo.undo, onAction: () => keepEntryDraft(day, draft) },
    });
  }

  function handleKeepBoth() {
    const edited = { mood: entry.mood, note: `${entry.note}\n\n${shown.note}` };
    keepEntryDraft(day, { day, begunOn: draft?.begunOn ?? today, base: entry, edited });
    onSeen();
  }

  return (
    <div className="app-EntryNotice" data-shown={text === '' ? undefined : ''}>
      <p role="status" className="app-EntryNotice-text">
        {text}
      </p>
      {meanwhile === 'changed' && <StoredEntry {...entry} />}
      {(meanwhile !== null || begunOn !== null) && (
        <Button size="small" variant="soft" onClick={handleDiscard}>
          {meanwhile === 'changed' ? words.useThis : words.discard}
        </Button>
      )}
      {meanwhile === 'changed' && hasBothNotes && (
        <Button size="small" variant="soft" onClick={handleKeepBoth}>
          {words.keepBoth}
        </Button>
      )}
    </div>
  );
}

/** States the change that was made elsewhere; empty for none. */
function changeText(
  entry: Entry,
  known: Entry,
  meanwhile: EntryMerge['meanwhile'],
  words: DeviceWords['mood'],
): string {
  if (meanwhile !== null) return words[`${meanwhile}Meanwhile`];
  if (known.mood === entry.mood && known.note === entry.note) return '';
  return entry.mood === null ? words.justRemoved : words.justChanged;
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
      label={moods[mood]}
      showLabel
      note={note}
    />
  );
}
