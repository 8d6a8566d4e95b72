import { RadioGroup } from '@daybow/components';
import { HABIT_GROUPS } from '@daybow/journal';
import { type ReactNode, useId, useState } from 'react';
import CaretDownIcon from '~icons/ph/caret-down-bold';
import { useDeviceSettings, useToday } from '../../shared/journal/useDeviceJournal';
import { DateField } from '../../shared/ui/DateField';
import { Stack } from '../../shared/ui/layout';
import { useDeviceWords, useFormat } from '../../shared/words/LanguageProvider';
import { GoalFields } from './GoalFields';
import type { HabitForm } from './habitEdits';
import { goalText, timeText } from './habitWords';
import { ScheduleFields } from './ScheduleFields';
import './habits.css';

interface PlanFieldsProps {
  value: HabitForm;
  onValueChange: (changes: Partial<HabitForm>) => void;
}

type Part = 'schedule' | 'goal' | 'group';

/** The plan of a habit as a sentence of three chips: how often, how much, and when. A chip opens its fields below. */
export function PlanFields({ value, onValueChange }: PlanFieldsProps) {
  const words = useDeviceWords();
  const format = useFormat();
  const today = useToday();
  const { groupNames } = useDeviceSettings();
  const [chosen, setOpen] = useState<Part | null>(null);
  const { schedule, goal, group, startsOn, endsOn } = value;
  // What keeps the form from being saved is in sight.
  const open = isBackwards(value) ? 'schedule' : chosen;
  const groupLabel = (each: typeof group) => groupNames[each] ?? words.plan.groups[each];
  const chip = (part: Part) => ({
    isOpen: open === part,
    onToggle: () => setOpen(open === part ? null : part),
  });

  return (
    <div className="app-Plan">
      <Chip {...chip('schedule')} label={words.plan.howOften}>
        {timeText(value, today, words, format)}
      </Chip>
      <Chip {...chip('goal')} label={words.plan.howMuch}>
        {goal ? goalText(goal, schedule, words.plan, format) : words.plan.doneOrNot}
      </Chip>
      <Chip {...chip('group')} label={words.plan.timeOfDay}>
        {groupLabel(group)}
      </Chip>
      {open && (
        <Stack key={open} className="app-Plan-fields">
          {open === 'schedule' && (
            <>
              <ScheduleFields
                value={schedule}
                onValueChange={(next) => onValueChange({ schedule: next })}
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
          )}
          {open === 'goal' && (
            <GoalFields value={goal} onValueChange={(next) => onValueChange({ goal: next })} />
          )}
          {open === 'group' && (
            <RadioGroup
              variant="tiles"
              label={words.plan.timeOfDay}
              options={HABIT_GROUPS.map((each) => ({ value: each, label: groupLabel(each) }))}
              value={group}
              onValueChange={(next) => next && onValueChange({ group: next })}
            />
          )}
        </Stack>
      )}
    </div>
  );
}

interface ChipProps {
  /** Name of the chip's fields, for screen readers. */
  label: string;
  isOpen: boolean;
  onToggle: () => void;
  /** The current choice, as the chip shows it. */
  children: ReactNode;
}

function Chip({ label, isOpen, onToggle, children }: ChipProps) {
  const id = useId();
  return (
    <button
      type="button"
      className="app-Plan-chip"
      aria-expanded={isOpen}
      aria-labelledby={`${id}label ${id}`}
      onClick={onToggle}
    >
      <span hidden id={`${id}label`}>
        {label}
      </span>
      <span id={id}>{children}</span>
      <CaretDownIcon aria-hidden="true" />
    </button>
  );
}

/** True if the last day lies before the first, so that the habit would never be due. */
export function isBackwards({ startsOn, endsOn }: Pick<HabitForm, 'startsOn' | 'endsOn'>): boolean {
  return startsOn !== null && endsOn !== null && endsOn < startsOn;
}
