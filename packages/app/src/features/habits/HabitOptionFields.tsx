import { SelectField, TextField } from '@daybow/components';
import { HABIT_GROUPS } from '@daybow/journal';
import { useDeviceSettings } from '../../shared/journal/useDeviceJournal';
import { useDeviceWords } from '../../shared/words/LanguageProvider';
import { GoalFields } from './GoalFields';
import type { HabitForm } from './habitEdits';
import { ScheduleFields } from './ScheduleFields';

interface HabitOptionFieldsProps {
  value: HabitForm;
  onValueChange: (changes: Partial<HabitForm>) => void;
}

/** What is set of a habit besides its name and icon: how often, how much, and when. */
export function HabitOptionFields({ value, onValueChange }: HabitOptionFieldsProps) {
  const words = useDeviceWords();
  const { groupNames } = useDeviceSettings();
  const { schedule, goal, group, startsOn, endsOn } = value;

  return (
    <>
      <ScheduleFields
        value={schedule}
        onValueChange={(next) => onValueChange({ schedule: next })}
      />
      <GoalFields value={goal} onValueChange={(next) => onValueChange({ goal: next })} />
      <SelectField
        label={words.plan.partOfDay}
        options={HABIT_GROUPS.map((each) => ({
          value: each,
          label: groupNames[each] ?? words.plan.groups[each],
        }))}
        value={group}
        onValueChange={(next) => onValueChange({ group: next })}
      />
      <TextField
        type="date"
        label={words.plan.startsOn}
        description={words.plan.dateHint}
        value={startsOn ?? ''}
        onValueChange={(day) => onValueChange({ startsOn: day || null })}
      />
      <TextField
        type="date"
        label={words.plan.endsOn}
        description={words.plan.dateHint}
        error={isBackwards(value) ? words.plan.endBeforeStart : undefined}
        value={endsOn ?? ''}
        onValueChange={(day) => onValueChange({ endsOn: day || null })}
      />
    </>
  );
}

/** Whether the last day lies before the first, so that the habit would never be due. */
export function isBackwards({ startsOn, endsOn }: Pick<HabitForm, 'startsOn' | 'endsOn'>): boolean {
  return startsOn !== null && endsOn !== null && endsOn < startsOn;
}
