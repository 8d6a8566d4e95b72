import { goalShare, type HabitDetail, isLimit, isToLeaveOff } from '@daybow/journal';
import type { CSSProperties } from 'react';
import { useHabitWeeks } from '../../shared/journal/useDeviceJournal';
import { useDeviceWords } from '../../shared/words/LanguageProvider';
import { dayValue } from './dayValue';

/** The last twelve weeks of a habit: a column a week, a cell a day. Its sentence says what the cells show. */
export function HabitWeeks({ habit }: { habit: HabitDetail }) {
  const { id, since, goal } = habit;
  const { days, done } = useHabitWeeks(id);
  const words = useDeviceWords().habit;
  const sentence = isToLeaveOff(goal)
    ? words.withoutOn
    : isLimit(goal)
      ? words.keptOn
      : words.doneOn;

  return (
    <section className="app-HabitWeeks">
      <div className="app-HabitWeeks-days" aria-hidden="true">
        {days.map((day) => {
          const share = goalShare(day.goal, day.amount);
          const value = dayValue(day, since) ?? (share > 0 ? 'part' : 'empty');
          return (
            <span
              key={day.day}
              data-mark={value}
              style={
                value === 'part' ? ({ '--app-share': `${share}%` } as CSSProperties) : undefined
              }
            />
          );
        })}
      </div>
      <div>
        <h3>{words.lastWeeks}</h3>
        <p>{sentence({ days: done })}</p>
      </div>
    </section>
  );
}
