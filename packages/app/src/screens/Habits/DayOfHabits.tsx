import { DateStepper } from '@daybow/components';
import { addDays, type Day } from '@daybow/journal';
import { LongDate } from '../../shell/LongDate';

interface DayOfHabitsProps {
  day: Day;
  today: Day;
  onDayChange: (day: Day) => void;
}

/** The day beside the ring, with steps to earlier days and back, never beyond today. */
export function DayOfHabits({ day, today, onDayChange }: DayOfHabitsProps) {
  return (
    <DateStepper hasNext={day < today} onStep={(step) => onDayChange(addDays(day, step))}>
      <LongDate day={day} today={today} />
    </DateStepper>
  );
}
