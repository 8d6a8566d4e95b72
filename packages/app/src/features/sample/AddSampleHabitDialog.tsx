import { Dialog, useToast } from '@daybow/components';
import { DEFAULT_HABIT_ICON, type Habit, type HabitDraft } from '@daybow/journal';
import { useState } from 'react';
import { useWrite } from '../../shared/journal/useWrite';
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
  const toast = useToast();
  const write = useWrite();
  const words = useWords().habitForm;
  const [draft, setDraft] = useState<HabitDraft>({ name: '', icon: DEFAULT_HABIT_ICON });

  async function handleAdd(checked: HabitDraft) {
    const adding = addHabit(checked);
    if (!(await write(adding))) return false;
    toast({ tone: 'success', message: words.added({ name: checked.name }) });
    onAdded(await adding);
    return true;
  }

  return (
    <AddHabitForm
      value={draft}
      onValueChange={(changes) => setDraft({ ...draft, ...changes })}
      onAdd={handleAdd}
    />
  );
}
