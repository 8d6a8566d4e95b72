import { Disclosure, List, Section } from '@daybow/components';
import {
  amountOver,
  type Day,
  type DayHabit,
  type DeviceView,
  type JournalDay,
} from '@daybow/journal';
import { useState } from 'react';
import {
  useDay,
  useDeviceSettings,
  useDeviceView,
  useToday,
} from '../../shared/journal/useDeviceJournal';
import { useDeviceWords, useFormat, useWords } from '../../shared/words/LanguageProvider';
import { useBreak } from './EndBreak';
import { GROUPS, groupOf, isTimeOfDay } from './groups';
import { habitsTitle } from './habitWords';
import { NoHabits } from './NoHabits';
import { OrderButton } from './OrderButton';
import { DayHabitCard } from './DayHabitCard';

interface DayHabitsProps extends Pick<DayHabitListProps, 'addedId' | 'settling'> {
  day: Day;
  /** Called by a person who wants to add one. */
  onAdd: () => void;
  /**
   * Called with the habit that a person wants to know more about, and the others from the nearest on: the
   * first of them that is still there gets the focus once the habit is gone.
   */
  onMore: (id: number, others: readonly number[]) => void;
}

const habitsOf = ({ habits, notDue }: JournalDay) => ({
  groups: GROUPS.map((group) => {
    const ofGroup = habits.filter((habit) => groupOf(habit) === group);
    const count = isTimeOfDay(group) ? null : countOf(ofGroup);
    return { group, ids: ofGroup.map(({ id }) => id), count };
  }).filter(({ ids }) => ids.length > 0),
  notDue: notDue.map(({ id }) => id),
});

/** The times of periods that are done, and the limits that are not exceeded. */
function countOf(habits: readonly DayHabit[]) {
  const counts = habits.map(({ period, goal, amount }) =>
    period
      ? { done: Math.min(period.done, period.times), times: period.times }
      : { done: amountOver(goal, amount) > 0 ? 0 : 1, times: 1 },
  );
  return {
    done: counts.reduce((sum, { done }) => sum + done, 0),
    times: counts.reduce((sum, { times }) => sum + times, 0),
  };
}

const listedOf = ({ listed }: DeviceView) => listed.map(({ id }) => id);

/** A day's habits: those that are due, the others of that day, and those begun later once they are asked for. */
export function DayHabits({ day, onAdd, onMore, ...rest }: DayHabitsProps) {
  const words = useWords().habits;
  const deviceWords = useDeviceWords().habits;
  const format = useFormat();
  const today = useToday();
  const { groups, notDue } = useDay(day, habitsOf);
  const listed = useDeviceView(listedOf);
  const isBreak = useBreak(day) !== undefined && groups.length === 0 && notDue.length > 0;
  const [fillsIn, setFillsIn] = useState(false);
  const shown = [...groups.flatMap(({ ids }) => ids), ...notDue];
  const later = fillsIn && day < today ? listed.filter((id) => !shown.includes(id)) : [];
  const isTooEarly = day < today && listed.length > 0 && !fillsIn;

  function handleMore(id: number) {
    const cards = [...shown, ...later];
    const at = cards.indexOf(id);
    onMore(id, [...cards.slice(at + 1), ...cards.slice(0, at).toReversed()]);
  }

  const lists = { day, onMore: handleMore, ...rest };
  return (
    <>
      <Section
        title={habitsTitle(day, today, words, deviceWords, format)}
        actions={listed.length > 1 && <OrderButton />}
      >
        {isBreak ? (
          <Disclosure label={deviceWords.showHabits}>
            <DayHabitList {...lists} ids={notDue} />
          </Disclosure>
        ) : groups.length > 0 ? (
          <DayHabitGroups {...lists} groups={groups} isToday={day === today} />
        ) : (
          later.length === 0 && (
            <NoHabits
              reason={notDue.length > 0 ? 'day off' : isTooEarly ? 'too early' : 'none yet'}
              onAdd={onAdd}
              onFillIn={() => setFillsIn(true)}
            />
          )
        )}
      </Section>
      {notDue.length > 0 && !isBreak && (
        <Section title={day === today ? deviceWords.notToday : deviceWords.notOnDay}>
          <DayHabitList {...lists} ids={notDue} />
        </Section>
      )}
      {later.length > 0 && (
        <Section title={deviceWords.later}>
          <DayHabitList {...lists} ids={later} />
        </Section>
      )}
    </>
  );
}

interface DayHabitGroupsProps extends Omit<DayHabitListProps, 'ids'> {
  /** The groups that have habits, in order. */
  groups: ReturnType<typeof habitsOf>['groups'];
  isToday: boolean;
}

/**
 * Habits by time of day, then limits, which are kept only once the day is over, and those of a week or month, with
 * counts of their own; without any heading while all of them can be done at any time.
 */
function DayHabitGroups({ groups, isToday, ...rest }: DayHabitGroupsProps) {
  const { groupNames } = useDeviceSettings();
  const { habits: words, plan } = useDeviceWords();
  return groups.map(({ group, ids, count }) => {
    if (groups.length === 1 && group === 'anytime') {
      return <DayHabitList key={group} {...rest} ids={ids} />;
    }
    const counted = isToday && group === 'limit' ? words.ofTimesSoFar : words.ofTimes;
    const title = isTimeOfDay(group) ? (
      <bdi>{groupNames[group] ?? plan.groups[group]}</bdi>
    ) : (
      <>
        {(isToday ? words.groups : words.pastGroups)[group]}{' '}
        <span className="app-GroupCount">{count && counted(count)}</span>
      </>
    );
    return (
      <Section key={group} titleElement="h3" title={title}>
        <DayHabitList {...rest} ids={ids} />
      </Section>
    );
  });
}

export interface DayHabitListProps {
  day: Day;
  /** The habits to list. */
  ids: readonly number[];
  /** The habit that was added just now: it comes into sight. */
  addedId: number | null;
  /** True if the day was finished just now. */
  settling?: boolean;
  /** Called with the habit that a person wants to know more about. */
  onMore: (id: number) => void;
}

/** Habits as cards, each marked on one day by a tap. */
function DayHabitList({ ids, addedId, settling, ...rest }: DayHabitListProps) {
  return (
    <List variant="cards" settling={settling}>
      {ids.map((id) => (
        <DayHabitCard key={id} id={id} isAdded={id === addedId} {...rest} />
      ))}
    </List>
  );
}
