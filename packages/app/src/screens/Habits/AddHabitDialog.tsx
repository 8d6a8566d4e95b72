import { Dialog } from '@daybow/components';
import type { Habit } from '@daybow/journal';
import { AddHabitForm } from './AddHabitForm';

interface AddHabitDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called with the habit that was added, as the dialog closes. */
  onAdded: (habit: Habit) => void;
}

/** Asks for a new habit; it closes when one was added. */
export function AddHabitDialog({ open, onOpenChange, onAdded }: AddHabitDialogProps) {
  function handleAdded(habit: Habit) {
    onOpenChange(false);
    onAdded(habit);
  }

  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Add New Habit">
      <AddHabitForm onAdded={handleAdded} />
    </Dialog>
  );
}
