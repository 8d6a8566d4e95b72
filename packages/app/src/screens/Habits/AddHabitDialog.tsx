import { Dialog } from '@daybow/components';
import type { Habit } from '@daybow/journal';
import { useWords } from '../../words/LanguageProvider';
import { AddHabitForm } from './AddHabitForm';

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
      <AddHabitForm onAdded={handleAdded} />
    </Dialog>
  );
}
