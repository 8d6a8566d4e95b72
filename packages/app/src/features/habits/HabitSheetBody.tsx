import type { Day, HabitDetail } from '@daybow/journal';
import type { ComponentProps } from 'react';
import { useExclusive } from '../../shared/journal/useExclusive';
import type { FormEdits } from '../../shared/journal/useEdits';
import { SheetTask } from '../../shared/ui/SheetTask';
import { useDeviceWords } from '../../shared/words/LanguageProvider';
import { EditHabitForm } from './EditHabitForm';
import { HabitAmounts } from './HabitAmounts';
import type { HabitForm } from './habitEdits';
import { HabitFigures } from './HabitFigures';
import { HabitMonth } from './HabitMonth';
import { HabitOverTime } from './HabitOverTime';
import { HabitBreaks, HabitPauseForm, PastPauses } from './HabitPauses';
import { HabitWeeks } from './HabitWeeks';
import '../../shared/ui/sheetParts.css';

interface HabitSheetBodyProps extends Pick<ComponentProps<typeof EditHabitForm>, 'onSaved'> {
  habit: HabitDetail;
  /** The day of it that is chosen at first. */
  day: Day;
  form: FormEdits<HabitForm>;
  /** The task whose form is shown; null shows how the habit goes. */
  task: 'edit' | 'pause' | null;
  /** Runs what is written to the journal; the answer is whether that succeeded. */
  write: (change: () => Promise<boolean>) => Promise<boolean>;
  /** Called when the task is done or given up. */
  onTaskEnd: () => void;
  /** Gives the focus to something that stays: what has it may go. */
  holdFocus: () => void;
}

/** How a habit goes; in its place, once asked for, the form that edits or pauses it. */
export function HabitSheetBody({
  habit,
  day,
  form,
  task,
  write,
  onSaved,
  onTaskEnd,
  holdFocus,
}: HabitSheetBodyProps) {
  const words = useDeviceWords();
  // It closes the sheet, which can be clicked until it is gone.
  const run = useExclusive(write, { once: true });

  if (task !== null) {
    const isEdit = task === 'edit';
    return (
      <SheetTask title={isEdit ? words.habit.edit : words.pause.title} onCancel={onTaskEnd}>
        {isEdit ? (
          <EditHabitForm {...{ habit, form, run, onSaved }} />
        ) : (
          <HabitPauseForm habit={habit} onPaused={onTaskEnd} />
        )}
      </SheetTask>
    );
  }
  return (
    <div className="app-SheetParts">
      {!habit.archived && <HabitBreaks habit={habit} holdFocus={holdFocus} />}
      <HabitFigures habit={habit} />
      <HabitWeeks habit={habit} />
      <HabitMonth habit={habit} day={day} />
      {habit.goal && <HabitAmounts id={habit.id} goal={habit.goal} />}
      <HabitOverTime habit={habit} />
      {!habit.archived && <PastPauses habit={habit} holdFocus={holdFocus} />}
    </div>
  );
}
