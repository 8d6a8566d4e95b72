import { NumberField, SelectField, TextField } from '@daybow/components';
import { AMOUNT_MAX, type Goal, HABIT_GROUPS, isToLeaveOff } from '@daybow/journal';
import { useState } from 'react';
import { useDeviceSettings } from '../../shared/journal/useDeviceJournal';
import { useDeviceWords, useNumberFieldProps } from '../../shared/words/LanguageProvider';
import type { HabitForm } from './habitEdits';
import { DateField } from '../../shared/ui/DateField';
import { ScheduleFields } from './ScheduleFields';

interface HabitOptionFieldsProps {
  value: HabitForm;
  onValueChange: (changes: Partial<HabitForm>) => void;
}

/** Fields of a habit besides its name and icon: schedule, goal, and time. */
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
      <DateField
        label={words.plan.startsOn}
        description={words.plan.dateHint}
        value={startsOn}
        onValueChange={(day) => onValueChange({ startsOn: day })}
      />
      <DateField
        label={words.plan.endsOn}
        description={words.plan.dateHint}
        error={isBackwards(value) ? words.plan.endBeforeStart : undefined}
        value={endsOn}
        onValueChange={(day) => onValueChange({ endsOn: day })}
      />
    </>
  );
}

/** True if the last day lies before the first, so that the habit would never be due. */
export function isBackwards({ startsOn, endsOn }: Pick<HabitForm, 'startsOn' | 'endsOn'>): boolean {
  return startsOn !== null && endsOn !== null && endsOn < startsOn;
}

interface GoalFieldsProps {
  /** The goal of the habit; null is 'done or not'. */
  value: Goal | null;
  onValueChange: (value: Goal | null) => void;
}

/** The goal that a kind begins with; null is 'done or not'. */
const BEGINNINGS = {
  done: null,
  amount: { target: 10, unit: '', direction: 'atLeast', step: 1 },
  leaveOff: { target: 0, unit: '', direction: 'atMost', step: 1 },
} as const satisfies Record<string, Goal | null>;

/** Fields of a goal: done or not, an amount with its target and its unit, or something to leave off. */
function GoalFields({ value, onValueChange }: GoalFieldsProps) {
  const words = useDeviceWords().plan;
  const numberFieldProps = { ...useNumberFieldProps(), max: AMOUNT_MAX };
  // A target of 0.5 begins with a 0: the fields of an amount stay while it is typed.
  const [isTyping, setTyping] = useState(false);
  const kind = value === null ? 'done' : isToLeaveOff(value) && !isTyping ? 'leaveOff' : 'amount';

  function handleKindChange(next: keyof typeof BEGINNINGS) {
    setTyping(false);
    onValueChange(BEGINNINGS[next]);
  }

  return (
    <>
      <SelectField
        label={words.howMuch}
        options={[
          { value: 'done', label: words.doneOrNot },
          { value: 'amount', label: words.anAmount },
          { value: 'leaveOff', label: words.leaveOff },
        ]}
        value={kind}
        onValueChange={handleKindChange}
      />
      {value && kind === 'amount' && (
        <>
          <SelectField<Goal['direction']>
            label={words.direction}
            options={[
              { value: 'atLeast', label: words.atLeast },
              { value: 'atMost', label: words.atMost },
            ]}
            value={value.direction}
            onValueChange={(direction) => onValueChange({ ...value, direction })}
          />
          <NumberField
            {...numberFieldProps}
            label={words.target}
            min={0}
            value={value.target}
            onValueChange={(target) => {
              setTyping(true);
              if (target === null || (target === 0 && value.direction === 'atLeast')) return;
              onValueChange({ ...value, target });
            }}
          />
        </>
      )}
      {value && (
        <TextField
          label={words.unit}
          description={kind === 'leaveOff' ? words.leaveOffUnitHint : words.unitHint}
          autoComplete="off"
          autoCapitalize="none"
          value={value.unit}
          onValueChange={(unit) => onValueChange({ ...value, unit })}
        />
      )}
      {value && kind === 'amount' && (
        <NumberField
          {...numberFieldProps}
          label={words.step}
          min={0}
          value={value.step}
          onValueChange={(step) => step !== null && step > 0 && onValueChange({ ...value, step })}
        />
      )}
    </>
  );
}
