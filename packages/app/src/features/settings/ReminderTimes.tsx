import { Button, IconButton, TextField } from '@daybow/components';
import { freeReminderTime, REMINDER_TIMES_MAX } from '@daybow/journal';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import PlusIcon from '~icons/ph/plus-bold';
import TrashIcon from '~icons/ph/trash';
import { useDeviceJournal, useDeviceSettings } from '../../shared/journal/useDeviceJournal';
import { useUndoableWrite } from '../../shared/journal/useUndoableWrite';
import { Stack } from '../../shared/ui/layout';
import { usePageHide } from '../../shared/ui/usePageHide';
import { useDeviceWords, useFormat } from '../../shared/words/LanguageProvider';
import { type ReminderRow, rowsOf } from './reminderRows';
import './settings.css';

/** The times of reminders. They stay in the order in which they were added, until they are opened again. */
export function ReminderTimes() {
  const journal = useDeviceJournal();
  const write = useUndoableWrite();
  const words = useDeviceWords().reminders;
  const format = useFormat();
  const { reminders } = useDeviceSettings();
  const [rows, setRows] = useState<readonly ReminderRow[]>([]);
  const listRef = useRef<HTMLDivElement>(null);

  // Another tab, or an undo, changes the times as well.
  const current = rowsOf(reminders.times, rows);
  if (current !== rows) setRows(current);

  const store = (next: readonly ReminderRow[]) => {
    setRows(next);
    return journal.setReminders({ ...reminders, times: next.map(({ time }) => time) });
  };

  function handleAdd() {
    const times = [...reminders.times, freeReminderTime(reminders.times)];
    flushSync(() => void write(journal.setReminders({ ...reminders, times }), null, words.addTime));
    [...(listRef.current?.querySelectorAll('input') ?? [])].at(-1)?.focus();
  }

  function handleRemove({ time }: ReminderRow, index: number) {
    const what = { time: format.time(time) };
    flushSync(() => {
      const removing = store(current.toSpliced(index, 1));
      void write(removing, words.removed(what), words.at(what));
    });
    // The next time, or the button that adds one.
    const buttons = [...(listRef.current?.querySelectorAll('button') ?? [])];
    (buttons[index] ?? buttons.at(-1))?.focus();
  }

  return (
    <Stack ref={listRef}>
      {current.map((row, index) => (
        <div key={row.key} className="app-ReminderTime">
          <TimeField
            label={words.at({ time: format.time(row.time) })}
            time={row.time}
            onTimeChange={(time) =>
              void write(store(current.with(index, { ...row, time })), null, words.row)
            }
          />
          <IconButton
            variant="flat"
            aria-label={words.remove({ time: format.time(row.time) })}
            onClick={() => handleRemove(row, index)}
          >
            <TrashIcon aria-hidden="true" />
          </IconButton>
        </div>
      ))}
      {current.length < REMINDER_TIMES_MAX && (
        <Button variant="soft" icon={<PlusIcon />} onClick={handleAdd}>
          {words.addTime}
        </Button>
      )}
    </Stack>
  );
}

interface TimeFieldProps {
  label: string;
  time: string;
  onTimeChange: (time: string) => void;
}

/**
 * A field for a time. It is empty until all of a time is typed: the time before it holds that long. A time is stored once,
 * as it is left or at Enter: the browser tells of a change with each figure and each turn of its wheels.
 */
function TimeField({ label, time, onTimeChange }: TimeFieldProps) {
  const [typed, setTyped] = useState(time);

  function commit() {
    if (typed === '') setTyped(time);
    else if (typed !== time) onTimeChange(typed);
  }
  usePageHide(commit);

  return (
    <TextField
      type="time"
      label={<span className="daybow-VisuallyHidden">{label}</span>}
      value={typed}
      onValueChange={setTyped}
      onBlur={commit}
      onKeyDown={({ key }) => key === 'Enter' && commit()}
    />
  );
}
