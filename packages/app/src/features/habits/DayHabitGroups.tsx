import { Section } from '@daybow/components';
import { HABIT_GROUPS, type HabitGroup } from '@daybow/journal';
import { useDeviceSettings } from '../../shared/journal/useDeviceJournal';
import { useDeviceWords } from '../../shared/words/LanguageProvider';
import { DayHabitList, type DayHabitListProps } from './DayHabitList';

interface DayHabitGroupsProps extends Omit<DayHabitListProps, 'ids'> {
  /** The habits to list, each with its part of the day, in the order of the parts. */
  habits: readonly { readonly id: number; readonly group: HabitGroup }[];
}

/** Habits by part of the day; without any heading while all of them can be done at any time. */
export function DayHabitGroups({ habits, ...rest }: DayHabitGroupsProps) {
  const { groupNames } = useDeviceSettings();
  const words = useDeviceWords().plan.groups;
  if (habits.every(({ group }) => group === 'anytime')) {
    return <DayHabitList {...rest} ids={habits.map(({ id }) => id)} />;
  }
  return HABIT_GROUPS.map((group) => {
    const ids = habits.filter((habit) => habit.group === group).map(({ id }) => id);
    const name = groupNames[group] ?? words[group];
    return (
      ids.length > 0 && (
        <Section key={group} titleElement="h3" title={<bdi>{name}</bdi>}>
          <DayHabitList {...rest} ids={ids} />
        </Section>
      )
    );
  });
}
