import { Button, NumberField } from '@daybow/components';
import { AMOUNT_MAX, type HabitCalendarDay, type HabitDetail } from '@daybow/journal';
import { useDeviceJournal } from '../../shared/journal/useDeviceJournal';
import { useWrite } from '../../shared/journal/useWrite';
import { useDeviceWords, useNumberFieldProps } from '../../shared/words/LanguageProvider';
import { HabitNote } from './HabitNote';
import './habits.css';

interface HabitDayProps {
  habit: HabitDetail;
  day: HabitCalendarDay;
  /** The day and how it went, in words. */
  text: string;
}

/** One day of a habit: how it went, how much, and a note. */
export function HabitDay({ habit, day, text }: HabitDayProps) {
  const { id, goal, archived } = habit;
  const journal = useDeviceJournal();
  const write = useWrite();
  const numberFieldProps = useNumberFieldProps();
  const words = useDeviceWords().habit;
  const isSkipped = day.mark === 'skipped';

  return (
    <div className="app-HabitDay">
      <p>{text}</p>
      {goal && !archived && (
        <div className="app-HabitDay-amount">
          <NumberField
            label={goal.unit === '' ? words.amount : words.amountIn({ unit: goal.unit })}
            {...numberFieldProps}
            min={0}
            max={AMOUNT_MAX}
            step={goal.step}
            value={day.amount}
            onValueChange={(amount) => void write(journal.setAmount(id, day.day, amount))}
          />
          <Button
            variant="quiet"
            size="small"
            onClick={() =>
              void write(journal.setMark(id, day.day, isSkipped ? 'empty' : 'skipped'))
            }
          >
            {isSkipped ? words.unskip : words.skip}
          </Button>
        </div>
      )}
      <HabitNote habit={habit} day={day.day} note={day.note ?? ''} />
    </div>
  );
}
