import { EmojiTile, ListRow } from '@daybow/components';
import type { Day, EntryDay, EntrySearch } from '@daybow/journal';
import { useFormat } from '../../shared/words/LanguageProvider';
import { EntryLine } from './EntryLine';
import { MarkedText, NoteText } from './NoteText';
import './mood.css';

interface EntryRowProps extends EntryDay {
  today: Day;
  /** The search whose words and label are marked. */
  search: EntrySearch;
  onEdit: (id: string) => void;
}

/** A day: its moods with their notes, and the notes on its habits. */
export function EntryRow({ day, entries, habitNotes, today, search, onEdit }: EntryRowProps) {
  const format = useFormat();
  return (
    // One item of its list: in an element, its rows are not counted each.
    <div>
      {entries.map((entry) => (
        <EntryLine key={entry.id} {...{ entry, search, onEdit }} />
      ))}
      {entries.length === 0 && (
        <p className="app-EntryRow-date">
          <bdi>{format.relativeDay(day, today)}</bdi>
        </p>
      )}
      {habitNotes.map(({ id, name, icon, note }) => (
        <ListRow
          key={id}
          className="app-EntryRow-habit"
          icon={<EmojiTile>{icon}</EmojiTile>}
          label={
            <bdi>
              <MarkedText text={name} search={search.text} />
            </bdi>
          }
          description={
            <bdi>
              <NoteText note={note} search={search.text} />
            </bdi>
          }
        />
      ))}
    </div>
  );
}
