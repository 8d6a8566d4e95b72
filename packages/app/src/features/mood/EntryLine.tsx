import { MoodEntry } from '@daybow/components';
import type { JournalEntry } from '@daybow/journal';
import { editsEntry } from './editButton';
import { useEntryDate } from './entryDate';
import { EntryLabels } from './EntryLabels';
import { useMoodWords } from './moodWords';
import { MarkedText, NoteText } from './NoteText';

interface EntryLineProps {
  entry: JournalEntry;
  /**
   * The words that are searched.
   *
   * @defaultValue ''
   */
  search?: string;
  onEdit: (id: string) => void;
}

/** An entry with its time, mood, labels and note; all of it opens the entry. */
export function EntryLine({ entry, search = '', onEdit }: EntryLineProps) {
  const dateOf = useEntryDate();
  const moodWords = useMoodWords();
  const { emoji, isOwn, shown, announced } = moodWords(entry);
  const { id, mood, labels, note, pending } = entry;
  return (
    <MoodEntry
      date={dateOf(entry)}
      value={mood.value}
      emoji={emoji}
      label={announced}
      showLabel={isOwn ? <MarkedText text={shown} search={search} /> : true}
      details={<EntryLabels labels={labels} search={search} />}
      note={note && <NoteText note={note} search={search} />}
      aria-busy={pending || undefined}
      render={<button type="button" {...editsEntry(id, onEdit)} />}
    />
  );
}
