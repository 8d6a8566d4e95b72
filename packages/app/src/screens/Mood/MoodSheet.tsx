import { DateStepper, Dialog } from '@daybow/components';
import { addDays, type Day } from '@daybow/journal';
import { Activity, type ComponentProps, useState } from 'react';
import { flushSync } from 'react-dom';
import { useDeviceSnapshot } from '../../journal/useDeviceJournal';
import '../../shell/Fields.css';
import { LongDate } from '../../shell/LongDate';
import { MoodOfDay } from './MoodOfDay';

interface MoodSheetProps {
  day: Day;
  open: boolean;
  onDayChange: (day: Day) => void;
  onOpenChange: (open: boolean) => void;
  /** Called once the sheet has closed because its mood was removed. */
  onRemoved?: () => void;
}

/** The mood of any day up to today: to give, to change, to remove. */
export function MoodSheet({ day, open, onDayChange, onOpenChange, onRemoved }: MoodSheetProps) {
  const { today } = useDeviceSnapshot();
  const close = () => onOpenChange(false);

  function handleRemoved() {
    flushSync(close);
    onRemoved?.();
  }

  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Mood of a day">
      <div className="app-Fields">
        <DateStepper hasNext={day < today} onStep={(step) => onDayChange(addDays(day, step))}>
          <LongDate day={day} today={today} />
        </DateStepper>
        <MoodOfEachDay day={day} onSaved={close} onRemoved={handleRemoved} />
      </div>
    </Dialog>
  );
}

/** The mood of a day, and, out of sight, what was typed for the days that were stepped away from. */
function MoodOfEachDay({ day, ...rest }: ComponentProps<typeof MoodOfDay>) {
  const [days, setDays] = useState([day]);
  if (!days.includes(day)) setDays([...days, day]);

  return days.map((each) => (
    <Activity key={each} mode={each === day ? 'visible' : 'hidden'}>
      <MoodOfDay {...rest} day={each} />
    </Activity>
  ));
}
