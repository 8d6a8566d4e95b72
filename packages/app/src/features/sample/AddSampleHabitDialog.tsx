import { Dialog } from '@daybow/components';
import { DEFAULT_HABIT_ICON, type Habit, type HabitDraft } from '@daybow/journal';
import { useState } from 'react';
import { useJournal } from '../../shared/journal/useJournal';
import { useWords } from '../../shared/words/LanguageProvider';
import { AddHabitForm } from '../habits';

interface AddHabitDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called with the habit that was added, as the dialog closes. */
  onAdded: (habit: Habit) => void;
}

/** Asks for a new habit; it closes when one was added. */
export function AddHabitDialog({ open, onOpenChange, onAdded }: AddHabitDialogProps) {
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

/** What is typed is gone once the dialog has closed. */
function NewHabit({ onAdded }: Pick<AddHabitDialogProps, 'onAdded'>) {
  const { addHabit } = useJournal();
  const [draft, setDraft] = useState<HabitDraft>({ name: '', icon: DEFAULT_HABIT_ICON });
  return <AddHabitForm value={draft} onValueChange={setDraft} add={addHabit} onAdded={onAdded} />;
}
