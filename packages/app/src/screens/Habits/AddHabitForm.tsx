import { Button, useToast } from '@daybow/components';
import { DEFAULT_HABIT_ICON, habitAddedMessage, type Habit } from '@daybow/journal';
import { useRef, type FormEvent, type MouseEvent } from 'react';
import { useJournal } from '../../journal/JournalProvider';
import { useWrite } from '../../journal/useWrite';
import { HabitFields } from './HabitFields';
import '../../shell/Fields.css';
import { useHabitDraft } from './useHabitDraft';

interface AddHabitFormProps {
  /** Called with the habit once it is in the journal. */
  onAdded: (habit: Habit) => void;
}

/** Name and icon of a new habit. */
export function AddHabitForm({ onAdded }: AddHabitFormProps) {
  const journal = useJournal();
  const toast = useToast();
  const write = useWrite();
  const writing = useRef(false);
  const { check, fields } = useHabitDraft({ name: '', icon: DEFAULT_HABIT_ICON });

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const draft = check();
    // The form is still there while its dialog closes: Enter twice adds one habit.
    if (!draft || writing.current) return;
    writing.current = true;
    const added = journal.addHabit(draft);
    if (await write(added)) {
      const habit = await added;
      toast({ tone: 'success', message: habitAddedMessage(habit.name) });
      onAdded(habit);
    } else {
      writing.current = false;
    }
  }

  return (
    <form className="app-Fields" noValidate onSubmit={(event) => void handleSubmit(event)}>
      <HabitFields {...fields} autoFocus placeholder="For example: Evening walk" />
      <Button type="submit" block onClick={ignoreSecondClick}>
        Add Habit
      </Button>
    </form>
  );
}

/** A double click asks once. */
function ignoreSecondClick(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault();
}
