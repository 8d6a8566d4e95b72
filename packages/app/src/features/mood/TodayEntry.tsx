import { Button, Card } from '@daybow/components';
import type { Day, JournalEntry } from '@daybow/journal';
import PlusIcon from '~icons/ph/plus-bold';
import { useTimeName } from '../../shared/journal/names';
import { useDeviceWords, useFormat } from '../../shared/words/LanguageProvider';
import { DayEntries } from './DayEntries';
import { editsEntry } from './editButton';
import { EntryLabels } from './EntryLabels';
import { useEntriesOn } from './entry';
import { Face } from './Face';
import { useMoodWords } from './moodWords';
import { NoteText } from './NoteText';
import { Reworded } from './Reworded';
import './entries.css';
import './mood.css';

interface TodayEntryProps {
  today: Day;
  onEdit: (id: string) => void;
  onAdd: () => void;
}

/** Today's entry, or several as a line of faces, and the way to one more. */
export function TodayEntry({ today, onEdit, onAdd }: TodayEntryProps) {
  const entries = useEntriesOn(today);
  const words = useDeviceWords().mood;
  const [only, second] = entries;
  if (second) return <SeveralEntries {...{ today, entries, onEdit, onAdd }} />;
  return (
    <>
      {only && <OnlyEntry entry={only} onEdit={onEdit} />}
      <Button variant="soft" block icon={<PlusIcon />} onClick={onAdd}>
        {words.another}
      </Button>
    </>
  );
}

interface OnlyEntryProps extends Pick<TodayEntryProps, 'onEdit'> {
  entry: JournalEntry;
}

/** All of it opens the entry, to change it. */
function OnlyEntry({ entry, onEdit }: OnlyEntryProps) {
  const { id, mood, labels, note, pending } = entry;
  const { emoji, shown, announced } = useMoodWords()(entry);
  const words = useDeviceWords().mood;
  return (
    <Card
      className="app-TodayEntry"
      title={
        <Reworded
          shown={words.today({ mood: shown })}
          announced={words.today({ mood: announced })}
        />
      }
      render={<button type="button" {...editsEntry(id, onEdit)} />}
      aria-busy={pending || undefined}
    >
      <EntryLabels labels={labels} />
      {note && (
        <p className="app-TodayEntry-note" dir="auto">
          <NoteText note={note} />
        </p>
      )}
      <Face mood={mood.value} emoji={emoji} filled />
    </Card>
  );
}

interface SeveralEntriesProps extends TodayEntryProps {
  entries: readonly JournalEntry[];
}

function SeveralEntries({ today, entries, onEdit, onAdd }: SeveralEntriesProps) {
  const format = useFormat();
  return (
    <Card title={format.relativeDay(today, today)} className="app-TodayEntries">
      <DayEntries day={today} onChoose={onEdit} onAdd={onAdd} />
      {entries.map((entry) => (
        <MoreOfEntry key={entry.id} {...entry} />
      ))}
    </Card>
  );
}

/** The person's own words, labels and note of an entry of the day; nothing for one that has only a mood. */
function MoreOfEntry({ time, mood, labels, note }: JournalEntry) {
  const timeName = useTimeName();
  const { own, shown } = useMoodWords()({ mood, labels });
  const isOwn = own.length > 0;
  if (!isOwn && note === '' && Object.keys(labels).length === 0) return null;
  return (
    <div className="app-TodayEntries-more">
      <p className="app-TodayEntry-note" dir="auto">
        {time !== null && <strong>{timeName(time)} </strong>}
        {isOwn && (
          <strong>
            <bdi>{shown}</bdi>{' '}
          </strong>
        )}
        <NoteText note={note} />
      </p>
      <EntryLabels labels={labels} />
    </div>
  );
}
