import { Button, Card } from '@daybow/components';
import type { Day, JournalEntry } from '@daybow/journal';
import PlusIcon from '~icons/ph/plus-bold';
import { useDeviceWords, useFormat, useWords } from '../../shared/words/LanguageProvider';
import { DayEntries } from './DayEntries';
import { editsEntry } from './editButton';
import { useEntriesOn } from './entry';
import { useTimeName } from './entryDate';
import { Face } from './Face';
import { NoteText } from './NoteText';
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
function OnlyEntry({ entry: { id, mood, note, pending }, onEdit }: OnlyEntryProps) {
  const { moods } = useWords();
  const words = useDeviceWords().mood;
  return (
    <Card
      className="app-TodayEntry"
      title={words.today({ mood: moods[mood.value] })}
      render={<button type="button" {...editsEntry(id, onEdit)} />}
      aria-busy={pending || undefined}
    >
      {note && (
        <p className="app-TodayEntry-note" dir="auto">
          <NoteText note={note} />
        </p>
      )}
      <Face mood={mood.value} filled />
    </Card>
  );
}

interface SeveralEntriesProps extends TodayEntryProps {
  entries: readonly JournalEntry[];
}

function SeveralEntries({ today, entries, onEdit, onAdd }: SeveralEntriesProps) {
  const format = useFormat();
  const timeName = useTimeName();
  return (
    <Card title={format.relativeDay(today, today)} className="app-TodayEntries">
      <DayEntries day={today} onChoose={onEdit} onAdd={onAdd} />
      {entries
        .filter(({ note }) => note !== '')
        .map(({ id, time, note }) => (
          <p key={id} className="app-TodayEntry-note" dir="auto">
            {time !== null && <strong>{timeName(time)} </strong>}
            <NoteText note={note} />
          </p>
        ))}
    </Card>
  );
}
