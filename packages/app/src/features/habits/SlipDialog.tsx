import { Button, Dialog, NumberField, TextArea, TextField } from '@daybow/components';
import {
  clockTime,
  AMOUNT_MAX,
  type Day,
  type DayHabit,
  type HabitDetail,
  HABIT_NOTE_MAX_LENGTH,
  monthOf,
  timeOn,
} from '@daybow/journal';
import { useState } from 'react';
import {
  useDeviceJournal,
  useDeviceSettings,
  useHabit,
  useHabitMonth,
  useToday,
} from '../../shared/journal/useDeviceJournal';
import { useEdits } from '../../shared/journal/useEdits';
import { useExclusive } from '../../shared/journal/useExclusive';
import { useUndoableWrite } from '../../shared/journal/useUndoableWrite';
import { Form } from '../../shared/ui/layout';
import {
  useDeviceWords,
  useFormat,
  useNumberFieldProps,
} from '../../shared/words/LanguageProvider';
import { pluralOf } from '../../shared/words/units';
import { useShowsStreaks } from '../mood';
import { habitNote, noteKey } from './habitEdits';
import { leftOffFigures } from './habitWords';

interface SlipDialogProps {
  habit: DayHabit;
  day: Day;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks when something that is left off happened, how much, and for a word about it. */
export function SlipDialog({ habit, day, open, onOpenChange }: SlipDialogProps) {
  const words = useDeviceWords().slip;
  const format = useFormat();
  const today = useToday();
  const detail = useHabit(habit.id);

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={words.title}
      description={words.hint({ name: habit.name, day: format.longDay(day, today) })}
    >
      {detail && (
        <SlipForm
          habit={detail}
          day={day}
          before={habit.amount ?? 0}
          onSaved={() => onOpenChange(false)}
        />
      )}
    </Dialog>
  );
}

interface SlipFormProps {
  habit: HabitDetail;
  day: Day;
  /** The amount of the day so far. */
  before: number;
  onSaved: () => void;
}

function SlipForm({ habit, day, before, onSaved }: SlipFormProps) {
  const { id, goal } = habit;
  const journal = useDeviceJournal();
  const write = useUndoableWrite();
  const { slip: words, habit: habitWords, summary } = useDeviceWords();
  const numberFieldProps = useNumberFieldProps();
  const { dayStartHour } = useDeviceSettings();
  const today = useToday();
  const showsStreaks = useShowsStreaks();
  const note = useHabitMonth(id, monthOf(day)).find((each) => each.day === day)?.note ?? '';
  // The same draft as on the habit's sheet.
  const { value, unsaved, change, dropSaved } = useEdits(habitNote, noteKey(habit, day), { note });
  const [clock, setClock] = useState(() => (day === today ? clockTime(new Date()) : ''));
  const [amount, setAmount] = useState(before + (goal?.step ?? 1));
  const [isToCome, setToCome] = useState(false);
  const unit = pluralOf(goal?.unit ?? '');

  const save = useExclusive(async () => {
    const time = clock === '' ? null : timeOn(day, clock, dayStartHour);
    if (time !== null && time > Date.now()) {
      setToCome(true);
      return false;
    }
    const writing = journal.recordSlip(id, day, { amount, time, ...unsaved }, { ifAsShown: true });
    // What is written is shown at once.
    const leftOff = journal.habit(id)?.leftOff;
    const figures = leftOff ? leftOffFigures(leftOff, summary, showsStreaks) : '';
    const message = figures === '' ? words.savedAlone : words.saved({ figures });
    const isSaved = await write(writing, message, words.title);
    if (isSaved) {
      dropSaved();
      onSaved();
    }
    return isSaved;
  });

  return (
    <Form onSubmit={() => save()}>
      <TextField
        type="time"
        label={words.time}
        description={words.timeHint}
        error={isToCome ? words.toCome : undefined}
        value={clock}
        onValueChange={(next) => {
          setToCome(false);
          setClock(next);
        }}
      />
      <NumberField
        {...numberFieldProps}
        label={unit === '' ? habitWords.amount : habitWords.amountIn({ unit })}
        min={0}
        max={AMOUNT_MAX}
        step={goal?.step ?? 1}
        value={amount}
        onValueChange={(next) => next !== null && next > 0 && setAmount(next)}
      />
      <TextArea
        label={habitWords.note}
        rows={2}
        characterLimit={HABIT_NOTE_MAX_LENGTH}
        value={value.note}
        onValueChange={(typed) => change({ note: typed })}
      />
      <Button type="submit" block>
        {words.save}
      </Button>
    </Form>
  );
}
