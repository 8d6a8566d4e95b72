import { Button, NumberField, SegmentedControl } from '@daybow/components';
import {
  AMOUNT_MAX,
  type HabitCalendarDay,
  type HabitDetail,
  type HabitMark,
  monthOf,
  type Undo,
} from '@daybow/journal';
import { useDeviceJournal, useToday } from '../../shared/journal/useDeviceJournal';
import { useUndoableWrite } from '../../shared/journal/useUndoableWrite';
import {
  useDeviceWords,
  useFormat,
  useNumberFieldProps,
} from '../../shared/words/LanguageProvider';
import { pluralOf } from '../../shared/words/units';
import { HabitNote } from './HabitNote';
import { habitDayText } from './habitWords';
import '../../shared/ui/DayBar.css';

interface HabitDayProps {
  habit: HabitDetail;
  day: HabitCalendarDay;
}

const MARKS: readonly HabitMark[] = ['done', 'skipped', 'empty'];

/** One day of a habit: how it went, how much, and a note. Each change can be taken back. */
export function HabitDay({ habit, day: shown }: HabitDayProps) {
  const { id, archived } = habit;
  const { day, mark, goal } = shown;
  const journal = useDeviceJournal();
  const write = useUndoableWrite();
  const today = useToday();
  const format = useFormat();
  const numberFieldProps = useNumberFieldProps();
  const words = useDeviceWords();
  const date = format.longDay(day, today);
  const unit = pluralOf(goal?.unit ?? '');

  function change(writing: Promise<Undo>) {
    // What is written is shown at once.
    const changed = journal.habitMonth(id, monthOf(day)).find((each) => each.day === day);
    const message = words.habit.day({ day: date, mark: habitDayText(changed, words, format) });
    void write(writing, message, date, true);
  }
  const setMark = (next: HabitMark) => change(journal.setMark(id, day, next));

  return (
    <div className="app-DayBar" role="group" aria-label={date}>
      <p>
        <strong>{date}</strong> {habitDayText(shown, words, format)}
      </p>
      {!archived && !goal && (
        <SegmentedControl
          aria-label={habit.name}
          options={MARKS.map((value) => ({ value, label: words.habit.setMark[value] }))}
          value={mark}
          onValueChange={(next) => next && setMark(next)}
        />
      )}
      {!archived && goal && (
        <div className="app-DayBar-row">
          <NumberField
            label={
              <span className="daybow-VisuallyHidden">
                {unit === '' ? words.habit.amount : words.habit.amountIn({ unit })}
              </span>
            }
            {...numberFieldProps}
            min={0}
            max={AMOUNT_MAX}
            step={goal.step}
            value={shown.amount}
            onValueCommit={(amount) => change(journal.setAmount(id, day, amount))}
          />
          <Button
            variant="quiet"
            size="small"
            onClick={() => setMark(mark === 'skipped' ? 'empty' : 'skipped')}
          >
            {mark === 'skipped' ? words.habit.unskip : words.habit.setMark.skipped}
          </Button>
        </div>
      )}
      <HabitNote habit={habit} day={day} note={shown.note ?? ''} />
    </div>
  );
}
