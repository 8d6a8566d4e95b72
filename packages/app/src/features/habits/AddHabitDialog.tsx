import { Button, Dialog } from '@daybow/components';
import { DEFAULT_HABIT_ICON, EVERY_DAY, type Habit } from '@daybow/journal';
import { useState } from 'react';
import CaretDownIcon from '~icons/ph/caret-down-bold';
import { useDeviceJournal, useToday } from '../../shared/journal/useDeviceJournal';
import { useDeviceWords, useFormat, useWords } from '../../shared/words/LanguageProvider';
import { AddHabitForm } from './AddHabitForm';
import { DraftNotice } from '../../shared/ui/DraftNotice';
import { useEdits } from '../../shared/journal/useEdits';
import { type HabitForm, NEW, newHabit } from './habitEdits';
import { HabitOptionFields, isBackwards } from './PlanFields';
import { habitIcons } from './habitIcons';
import { planText } from './habitWords';
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
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called with the habit that was added, as the dialog closes. */
  onAdded: (habit: Habit) => void;
}

/**
 * Asks for a new habit: a name, an icon, and one tap away how often and how much. What is filled in stays
 * there until the habit is added.
 */
export function AddHabitDialog({ open, onOpenChange, onAdded }: AddHabitDialogProps) {
  const journal = useDeviceJournal();
  const today = useToday();
  const words = useWords().habitForm;
  const deviceWords = useDeviceWords();
  const format = useFormat();
  const { edits, value, begunOn, change, keep } = useEdits(newHabit, NEW, EMPTY);
  const [isMore, setMore] = useState(false);
  const [added, setAdded] = useState<HabitForm | null>(null);
  // Not before it opens again: while it closes, the form stays as it was.
  if (open && added !== null) {
    setAdded(null);
    setMore(false);
  }
  const form = added ?? value;

  function handleAdded(habit: Habit) {
    setAdded(form);
    keep(null);
    onOpenChange(false);
    onAdded(habit);
  }

  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={words.title}>
      <DraftNotice
        begunOn={begunOn}
        meanwhile={null}
        onDiscard={() => keep(null)}
        onRestore={() => keep(edits)}
      />
      <AddHabitForm
        value={form}
        onValueChange={change}
        canAdd={!isBackwards(form)}
        add={(draft) => journal.addHabit({ ...form, ...draft })}
        onAdded={handleAdded}
        icons={habitIcons(deviceWords.emoji)}
      >
        <div className="app-HabitPlan">
          <p>{planText(form, today, deviceWords, format)}</p>
          <Button
            variant="soft"
            size="small"
            aria-expanded={isMore}
            onClick={() => setMore(!isMore)}
            icon={<CaretDownIcon />}
          >
            {deviceWords.plan.moreOptions}
          </Button>
        </div>
        {isMore && <HabitOptionFields value={form} onValueChange={change} />}
      </AddHabitForm>
    </Dialog>
  );
}
