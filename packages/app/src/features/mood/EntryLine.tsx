import { MoodEntry } from '@daybow/components';
import type { EntrySearch, JournalEntry } from '@daybow/journal';
import { editsEntry } from './editButton';
import { useEntryDate } from './entryDate';
import { EntryLabels, FoundText } from './EntryLabels';
import { useMoodWords } from './moodWords';
import { NoteText } from './NoteText';

interface EntryLineProps {
  entry: JournalEntry;
  /**
   * The search whose words and label are marked.
   *
   * @defaultValue none
   */
  search?: EntrySearch | undefined;
  onEdit: (id: string) => void;
}

/** An entry with its time, mood, labels and note; all of it opens the entry. */
export function EntryLine({ entry, search, onEdit }: EntryLineProps) {
  const dateOf = useEntryDate();
  const moodWords = useMoodWords();
  const { emoji, own, shown, announced } = moodWords(entry);
  const isOwn = own.length > 0;
  const isChosen = own.some(({ uid }) => uid === search?.label);
  const { id, mood, labels, note, pending } = entry;
  return (
    <MoodEntry
      date={dateOf(entry)}
      value={mood.value}
      emoji={emoji}
      label={announced}
      showLabel={isOwn ? <FoundText {...{ text: shown, search, isChosen }} /> : true}
      details={<EntryLabels labels={labels} search={search} />}
      note={note && <NoteText note={note} search={search?.text} />}
      aria-busy={pending || undefined}
      render={<button type="button" {...editsEntry(id, onEdit)} />}
    />
  );
}
