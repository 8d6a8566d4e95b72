import { Button, Dialog } from '@daybow/components';
import {
  type Day,
  DEFAULT_HABIT_ICON,
  EVERY_DAY,
  type Habit,
  type HabitDetail,
  type HabitDraft,
} from '@daybow/journal';
import { useState } from 'react';
import { useDeviceJournal, useToday } from '../../shared/journal/useDeviceJournal';
import { useUndoableWrite } from '../../shared/journal/useUndoableWrite';
import { useDeviceWords, useFormat, useWords } from '../../shared/words/LanguageProvider';
import { AddHabitForm } from './AddHabitForm';
import { DraftNotice } from '../../shared/ui/DraftNotice';
import { useEdits } from '../../shared/journal/useEdits';
import { type HabitForm, NEW, newHabit } from './habitEdits';
import { guessHabit } from './guess';
import { isBackwards, PlanFields } from './PlanFields';
import { habitIcons } from '../../shared/words/habitIcons';
import { scheduleText } from './habitWords';
import { useGuess } from './useGuess';
import './habits.css';

const EMPTY: HabitForm = {
  name: '',
  icon: DEFAULT_HABIT_ICON,
  schedule: EVERY_DAY,
  goal: null,
  group: 'anytime',
  startsOn: null,
  endsOn: null,
};

interface AddHabitDialogProps {
  /** The habit that it begins as a copy of. */
  original: HabitDetail | null;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called with the habit that was added, as the dialog closes. */
  onAdded: (habit: Habit) => void;
}

/** The fields of a habit, for another one: nothing of its history, so that none of its days is due. */
function copyOf(original: HabitDetail, today: Day): HabitForm {
  const { name, icon, schedule, goal, group, startsOn, endsOn } = original;
  const toCome = (day: Day | null) => (day !== null && day > today ? day : null);
  return {
    name,
    icon,
    schedule,
    goal,
    group,
    startsOn: toCome(startsOn),
    endsOn: toCome(endsOn),
  };
}

/**
 * Asks for a new habit: a name, an icon, and a plan that reads as a sentence. A known name fills in icon and plan. What
 * is filled in stays there until the habit is added.
 */
export function AddHabitDialog({ original, open, onOpenChange, onAdded }: AddHabitDialogProps) {
  const journal = useDeviceJournal();
  const write = useUndoableWrite();
  const words = useWords().habitForm;
  const deviceWords = useDeviceWords();
  const format = useFormat();
  const today = useToday();
  const begin = original ? copyOf(original, today) : EMPTY;
  const { edits, value, begunOn, change, keep } = useEdits(newHabit, original?.uid ?? NEW, begin);
  const [added, setAdded] = useState<HabitForm | null>(null);
  const form = added ?? value;
  const icons = habitIcons(deviceWords.emoji);
  const { guess, handleChange, handleNameChange, takeBack, reset } = useGuess(
    form,
    EMPTY,
    (name) => guessHabit(name, icons, deviceWords.smallWords),
    change,
  );
  // Not before it opens again: while it closes, the form stays as it was.
  if (open && added !== null) {
    setAdded(null);
    reset();
  }

  async function handleAdd(draft: HabitDraft) {
    const adding = journal.addHabit({ ...form, ...draft });
    const undo = adding.then(
      ({ id }) =>
        () =>
          journal.deleteHabit(id),
    );
    if (!(await write(undo, words.added({ name: draft.name })))) return false;
    setAdded(form);
    keep(null);
    onOpenChange(false);
    onAdded(await adding);
    return true;
  }

  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={words.title}>
      <DraftNotice
        begunOn={begunOn}
        meanwhile={null}
        onDiscard={() => {
          reset();
          keep(null);
        }}
        onRestore={() => keep(edits)}
      />
      <AddHabitForm
        value={form}
        onValueChange={({ name, ...changes }) =>
          name === undefined ? handleChange(changes) : handleNameChange(name)
        }
        canAdd={!isBackwards(form)}
        onAdd={handleAdd}
        icons={icons}
      >
        <PlanFields value={form} onValueChange={handleChange} />
        <div className="app-Guess" role="status">
          {guess && (
            <>
              <span>
                {deviceWords.plan.guessed({
                  plan: format.list([
                    ...(guess.icon ? [guess.icon] : []),
                    ...(guess.schedule ? [scheduleText(guess.schedule, deviceWords, format)] : []),
                  ]),
                })}
              </span>
              <Button variant="quiet" size="small" onClick={takeBack}>
                {deviceWords.undo.undo}
              </Button>
            </>
          )}
        </div>
      </AddHabitForm>
    </Dialog>
  );
}
