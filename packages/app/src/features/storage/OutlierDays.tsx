import { Button, Card, Dialog } from '@daybow/components';
import type { Day, DeviceView, JournalDay } from '@daybow/journal';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import TrashIcon from '~icons/ph/trash-bold';
import {
  useDay,
  useDeviceJournal,
  useDeviceView,
  useToday,
} from '../../shared/journal/useDeviceJournal';
import { useUndoableWrite } from '../../shared/journal/useUndoableWrite';
import { Stack } from '../../shared/ui/layout';
import { useDeviceWords, useFormat, useWords } from '../../shared/words/LanguageProvider';
import { useEntriesOn } from '../mood';
import { focusHeading } from '../../shared/ui/focus';
import './storage.css';

const outlierDaysOf = ({ outlierDays }: DeviceView) => outlierDays;

/**
 * Points once to days that lie far from all others, as after a wrong clock: a person looks at them, and
 * removes or leaves what is there.
 */
export function OutlierDays() {
  const journal = useDeviceJournal();
  const days = useDeviceView(outlierDaysOf);
  const today = useToday();
  const write = useUndoableWrite();
  const words = useDeviceWords().outlierDays;
  const format = useFormat();
  const [open, setOpen] = useState(false);

  if (days.length === 0) return null;
  const list = format.list(days.map((day) => format.longDay(day, today)));
  return (
    <Card inset="snug">
      <p className="app-OutlierDays-text">{words.text({ days: days.length, list })}</p>
      <div className="app-OutlierDays-actions">
        <Button size="small" variant="soft" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {words.show}
        </Button>
        <Button
          size="small"
          variant="soft"
          onClick={() => void write(journal.ignoreOutlierDays(days), words.left)}
        >
          {words.leave}
        </Button>
      </div>
      <Dialog open={open} onOpenChange={setOpen} title={words.title} description={words.hint}>
        <Stack>
          {days.map((day) => (
            <OutlierDay key={day} day={day} />
          ))}
        </Stack>
      </Dialog>
    </Card>
  );
}

const marksOf = ({ listed }: JournalDay) =>
  listed.filter(({ mark, amount }) => mark !== 'empty' || amount !== null);

/** The records of a day, and the way to remove all of them. */
function OutlierDay({ day }: { day: Day }) {
  const journal = useDeviceJournal();
  const today = useToday();
  const habits = useDay(day, marksOf);
  const entries = useEntriesOn(day);
  const write = useUndoableWrite();
  const { moods } = useWords();
  const words = useDeviceWords().outlierDays;
  const format = useFormat();
  const date = format.longDay(day, today);

  function handleClear() {
    flushSync(() => {
      const clearing = journal.clearDay(day);
      void write(clearing, words.cleared({ day: date }), words.whatOfDay({ day: date }));
    });
    // The last of them closes the dialog with all that pointed to it.
    if (journal.getView().outlierDays.length === 0) focusHeading();
  }

  return (
    <Card title={date} inset="snug">
      <ul className="app-OutlierDays-records">
        {habits.map(({ id, icon, name }) => (
          <li key={id}>
            <span className="app-Emoji">{icon}</span> <bdi>{name}</bdi>
          </li>
        ))}
        {entries.map(({ id, mood }) => (
          <li key={id}>
            <span className="app-Emoji">{mood.emoji}</span>{' '}
            {words.mood({ mood: moods[mood.value] })}
          </li>
        ))}
      </ul>
      <Button size="small" variant="danger" icon={<TrashIcon />} onClick={handleClear}>
        {words.clear}
      </Button>
    </Card>
  );
}
