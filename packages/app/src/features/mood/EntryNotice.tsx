import { MoodEntry } from '@daybow/components';
import {
  dayOfEntry,
  type Entry,
  type EntryDraft,
  type EntryMerge,
  isSameEntry,
  isUnsaved,
  moodOption,
} from '@daybow/journal';
import { useDrafts } from '../../shared/journal/drafts';
import { useToday } from '../../shared/journal/useDeviceJournal';
import { DraftNotice } from '../../shared/ui/DraftNotice';
import { useDeviceWords } from '../../shared/words/LanguageProvider';
import './mood.css';
import { entryDraft } from './entryDraft';
import { EntryLabels } from './EntryLabels';
import { useMoodWords } from './moodWords';

interface EntryNoticeProps {
  /** The id of the entry, or that of a new one. */
  id: string;
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
export function EntryNotice({ id, entry, known, draft, merge, onSeen }: EntryNoticeProps) {
  const drafts = useDrafts();
  const today = useToday();
  const words = useDeviceWords().draft;
  const { meanwhile, shown, changes } = merge;
  const hasBothNotes = changes.note !== undefined && entry.note !== '' && shown.note !== '';
  const changeText = entry.mood === null ? words.justRemoved : words.justChanged;

  function handleDiscard() {
    drafts.keep(entryDraft, id, null);
    onSeen();
  }

  function handleKeepBoth() {
    const note = `${entry.note}\n\n${shown.note}`;
    const edited = { ...entry, note, labels: shown.labels };
    drafts.keep(entryDraft, id, {
      day: dayOfEntry(id),
      begunOn: draft?.begunOn ?? today,
      base: entry,
      edited,
    });
    onSeen();
  }

  return (
    <DraftNotice
      begunOn={draft !== null && isUnsaved(merge) ? draft.begunOn : null}
      meanwhile={meanwhile}
      stored={<StoredEntry {...entry} />}
      text={isSameEntry(known, entry) ? '' : changeText}
      onDiscard={handleDiscard}
      onRestore={() => drafts.keep(entryDraft, id, draft)}
      onKeepBoth={hasBothNotes ? handleKeepBoth : undefined}
    />
  );
}

function StoredEntry({ mood, note, labels }: Entry) {
  const words = useDeviceWords().draft;
  const moodWords = useMoodWords();
  if (mood === null) return null;
  const { emoji, shown, announced } = moodWords({ mood: moodOption(mood), labels });
  return (
    <MoodEntry
      className="app-DraftNotice-stored"
      date={words.now}
      value={mood}
      emoji={emoji}
      label={announced}
      showLabel={shown}
      details={<EntryLabels labels={labels} />}
      note={note}
    />
  );
}
