import { SelectField, TextField } from '@daybow/components';
import { clockTime, type Day, isPartOfDay, PARTS_OF_DAY } from '@daybow/journal';
import { useState } from 'react';
import { useToday } from '../../shared/journal/useDeviceJournal';
import { useDeviceWords } from '../../shared/words/LanguageProvider';
import { usePartName } from '../../shared/journal/names';
import './entries.css';

interface TimeOfEntryProps {
  day: Day;
  /** The time on the clock, or a part of the day; null for none. */
  time: string | null;
  onTimeChange: (time: string | null) => void;
}

/** The time of an entry: none, a part of the day, or a time on the clock. */
export function TimeOfEntry({ day, time, onTimeChange }: TimeOfEntryProps) {
  const today = useToday();
  const words = useDeviceWords().mood;
  const partName = usePartName();
  const kind = time === null ? 'none' : isPartOfDay(time) ? time : 'clock';

  function handleKindChange(next: typeof kind) {
    if (next === 'none') onTimeChange(null);
    else if (next !== 'clock') onTimeChange(next);
    else onTimeChange(day === today ? clockTime(new Date()) : '12:00');
  }

  return (
    <div className="app-TimeOfEntry">
      <SelectField<typeof kind>
        variant="row"
        label={words.time}
        options={[
          { value: 'none', label: words.noTime },
          ...PARTS_OF_DAY.map((value) => ({ value, label: partName(value) })),
          { value: 'clock', label: words.clockTime },
        ]}
        value={kind}
        onValueChange={handleKindChange}
      />
      {time !== null && kind === 'clock' && <ClockField time={time} onTimeChange={onTimeChange} />}
    </div>
  );
}

interface ClockFieldProps {
  time: string;
  onTimeChange: (time: string) => void;
}

/** A field for a time on the clock. While half of one is typed, the one before it holds. */
function ClockField({ time, onTimeChange }: ClockFieldProps) {
  const words = useDeviceWords().mood;
  const [isHalfTyped, setHalfTyped] = useState(false);
  return (
    <TextField
      type="time"
      label={<span className="daybow-VisuallyHidden">{words.clockTime}</span>}
      value={isHalfTyped ? '' : time}
      onValueChange={(next) => {
        setHalfTyped(next === '');
        if (next !== '') onTimeChange(next);
      }}
      onBlur={() => setHalfTyped(false)}
    />
  );
}
