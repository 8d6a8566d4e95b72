import { Button } from '@daybow/components';
import type { Day, HabitDetail } from '@daybow/journal';
import { type ComponentProps, useState } from 'react';
import { useExclusive } from '../../shared/journal/useExclusive';
import { useToday } from '../../shared/journal/useDeviceJournal';
import { useEdits } from '../../shared/journal/useEdits';
import { Stack } from '../../shared/ui/layout';
import { useDeviceWords, useFormat } from '../../shared/words/LanguageProvider';
import { EditHabitForm } from './EditHabitForm';
import { HabitActions } from './HabitActions';
import { HabitAmounts } from './HabitAmounts';
import { type HabitForm, habitEdits } from './habitEdits';
import { HabitMonth } from './HabitMonth';
import { HabitPauses } from './Pauses';
import { planText } from './habitWords';
import './habits.css';

interface HabitSheetBodyProps extends Pick<ComponentProps<typeof EditHabitForm>, 'onSaved'> {
  habit: HabitDetail;
  /** The day of it that is chosen at first. */
  day: Day;
  /** Runs what is written to the journal; the answer is whether that succeeded. */
  write: (change: () => Promise<boolean>) => Promise<boolean>;
  /** Called to give up the edits. */
  onCancel: () => void;
  /** Called when the habit has left the list, or is back in it. */
  onGone: () => void;
}

/** A habit's months and what can be done with it; in their place, once asked for, the form that edits it. */
export function HabitSheetBody({
  habit,
  day,
  onSaved,
  write,
  onCancel,
  onGone,
}: HabitSheetBodyProps) {
  const words = useDeviceWords();
  const format = useFormat();
  const today = useToday();
  const form = useEdits<HabitForm>(habitEdits, habit.uid, habit);
  const [wantsToEdit, setWantsToEdit] = useState(false);
  // Each of these closes the sheet, which can be clicked until it is gone.
  const run = useExclusive(write, { once: true });
  // A sheet that opens on edits goes on with them.
  if (!wantsToEdit && form.begunOn !== null) setWantsToEdit(true);
  const isEditing = wantsToEdit && !habit.archived;

  function handleToggle() {
    if (isEditing) onCancel();
    setWantsToEdit(!isEditing);
  }

  return (
    <Stack>
      <div className="app-HabitPlan">
        <p>{planText(form.value, today, words, format)}</p>
        {!habit.archived && (
          <Button variant="soft" size="small" aria-expanded={isEditing} onClick={handleToggle}>
            {isEditing ? words.habit.cancel : words.habit.edit}
          </Button>
        )}
      </div>
      {isEditing ? (
        <EditHabitForm {...{ habit, form, run, onSaved }} />
      ) : (
        <>
          <HabitMonth habit={habit} day={day} />
          {habit.goal && <HabitAmounts id={habit.id} goal={habit.goal} />}
          {!habit.archived && <HabitPauses habit={habit} />}
          <HabitActions habit={habit} run={run} onDone={onGone} />
        </>
      )}
    </Stack>
  );
}
