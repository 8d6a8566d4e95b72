import { Button, IconButton, TextField } from '@daybow/components';
import { REMINDER_TIMES_MAX } from '@daybow/journal';
import { useState } from 'react';
import PlusIcon from '~icons/ph/plus-bold';
import XIcon from '~icons/ph/x-bold';
import { useDeviceJournal, useDeviceSettings } from '../../journal/useDeviceJournal';
import { useWrite } from '../../journal/useWrite';
import { useDeviceWords } from '../../words/LanguageProvider';
import './ReminderTimes.css';

/** What a new time begins with. */
const NEW_TIME = '08:00';

/** The times of reminders. They stay in the order in which they are typed, until they are opened again. */
export function ReminderTimes() {
  const journal = useDeviceJournal();
  const write = useWrite();
  const words = useDeviceWords().reminders;
  const { reminders } = useDeviceSettings();
  const [times, setTimes] = useState(reminders.times);

  function change(next: readonly string[]) {
    setTimes(next);
    // A field that is being typed into is empty meanwhile.
    const typed = next.filter((time) => time !== '');
    void write(journal.setReminders({ ...reminders, times: typed }));
  }

  return (
    <>
      {times.map((time, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two may be the same while one is typed
        <div key={index} className="app-ReminderTime">
          <TextField
            type="time"
            label={words.time({ number: index + 1 })}
            value={time}
            onValueChange={(value) => change(times.with(index, value))}
          />
          <IconButton
            variant="flat"
            aria-label={words.remove({ number: index + 1 })}
            onClick={() => change(times.toSpliced(index, 1))}
          >
            <XIcon aria-hidden="true" />
          </IconButton>
        </div>
      ))}
      {times.length < REMINDER_TIMES_MAX && (
        <Button variant="soft" icon={<PlusIcon />} onClick={() => change([...times, NEW_TIME])}>
          {words.addTime}
        </Button>
      )}
    </>
  );
}
