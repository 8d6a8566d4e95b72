import { Dialog } from '@daybow/components';
import { DEFAULT_HABIT_ICON, type Habit, type HabitDraft } from '@daybow/journal';
import { useState } from 'react';
import { useWords } from '../../shared/words/LanguageProvider';
import { AddHabitForm } from '../habits';
import { useSampleJournal } from './useSample';

interface AddSampleHabitDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called with the habit that was added, as the dialog closes. */
  onAdded: (habit: Habit) => void;
}

/** Asks for a new habit; it closes when one was added. */
export function AddSampleHabitDialog({ open, onOpenChange, onAdded }: AddSampleHabitDialogProps) {
  const words = useWords().habitForm;

  function handleAdded(habit: Habit) {
    onOpenChange(false);
    onAdded(habit);
  }

  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={words.title}>
      <NewHabit onAdded={handleAdded} />
    </Dialog>
  );
}

/** The form of a new habit. It is empty again once the dialog has closed. */
function NewHabit({ onAdded }: Pick<AddSampleHabitDialogProps, 'onAdded'>) {
  const { addHabit } = useSampleJournal();
  const [draft, setDraft] = useState<HabitDraft>({ name: '', icon: DEFAULT_HABIT_ICON });
  return (
    <AddHabitForm
      value={draft}
      onValueChange={(changes) => setDraft({ ...draft, ...changes })}
      add={addHabit}
      onAdded={onAdded}
    />
  );
}
