import { EmojiTile, ListRow, MoodEntry } from '@daybow/components';
import type { Day, EntryDay } from '@daybow/journal';
import { useFormat, useWords } from '../../shared/words/LanguageProvider';
import { editsEntry } from './editButton';
import { MarkedText } from './MarkedText';
import './mood.css';

interface EntryRowProps extends EntryDay {
  today: Day;
  /** The words that are searched. */
  search: string;
  onEdit: (day: Day) => void;
}

/** A day: its mood and note, and the notes on its habits. */
export function EntryRow({ day, entry, habitNotes, today, search, onEdit }: EntryRowProps) {
  const { moods } = useWords();
  const format = useFormat();
  const date = format.relativeDay(day, today);
  return (
    // One item of its list: in an element, its rows are not counted each.
    <div>
      {entry ? (
        <MoodEntry
          date={date}
          value={entry.mood.value}
          emoji={entry.mood.emoji}
          label={moods[entry.mood.value]}
          showLabel
          note={entry.note && <MarkedText text={entry.note} search={search} />}
          aria-busy={entry.pending || undefined}
          render={<button type="button" {...editsEntry(day, onEdit)} />}
        />
      ) : (
        <p className="app-EntryRow-date">
          <bdi>{date}</bdi>
        </p>
      )}
      {habitNotes.map(({ id, name, icon, note }) => (
        <ListRow
          key={id}
          className="app-EntryRow-habit"
          icon={<EmojiTile>{icon}</EmojiTile>}
          label={
            <bdi>
              <MarkedText text={name} search={search} />
            </bdi>
          }
          description={
            <bdi>
              <MarkedText text={note} search={search} />
            </bdi>
          }
        />
      ))}
    </div>
  );
}
