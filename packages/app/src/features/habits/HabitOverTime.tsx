import { Disclosure } from '@daybow/components';
import { type HabitDetail, isLimit, isToLeaveOff } from '@daybow/journal';
import { useState } from 'react';
import { useTimeName } from '../../shared/journal/names';
import { useHabitOverTime, useToday } from '../../shared/journal/useDeviceJournal';
import { Figures } from '../../shared/ui/Figures';
import { lastText, NOT_YET } from '../../shared/words/figures';
import { useDeviceWords, useFormat, useWords } from '../../shared/words/LanguageProvider';
import { useShowsStreaks } from '../mood';
import { HabitRuns } from './HabitRuns';
import { amountsText } from './overTimeWords';

/** Number of months that are listed. */
const MONTHS = 12;

/** A habit over all its days, derived once it is asked for. */
export function HabitOverTime({ habit }: { habit: HabitDetail }) {
  const words = useDeviceWords().overTime;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Disclosure
      label={words.title}
      onToggle={({ currentTarget, target }) => {
        // The disclosure inside tells of itself here, too.
        if (target === currentTarget) setIsOpen(currentTarget.open);
      }}
    >
      {isOpen && <OverTime habit={habit} />}
    </Disclosure>
  );
}

function OverTime({ habit: { id, unit, goal, leftOff } }: { habit: HabitDetail }) {
  const { day: dayWords } = useWords();
  const { overTime: words, figures: figureWords } = useDeviceWords();
  const format = useFormat();
  const timeName = useTimeName();
  const today = useToday();
  const showsStreaks = useShowsStreaks();
  const overTime = useHabitOverTime(id);
  if (overTime === null) return null;
  const { strength, last, usualGap, amounts, months, runs } = overTime;
  const figures = [
    {
      value: strength === null ? NOT_YET : format.percent(Math.round(strength * 100)),
      caption: words.strength,
    },
  ];
  const title = isToLeaveOff(goal) ? words.without : isLimit(goal) ? words.kept : words.done;
  const latest = months.slice(-MONTHS).toReversed();

  return (
    <div className="app-OverTime">
      <div>
        <Figures figures={figures} />
        <p>{words.strengthHint}</p>
      </div>
      {last && (
        <div>
          <p>
            {words.last({
              when: lastText(
                { ...last, time: last.time && timeName(last.time) },
                today,
                dayWords,
                format,
              ),
            })}
          </p>
          {usualGap !== null && <p>{words.usually({ days: usualGap })}</p>}
        </div>
      )}
      {amounts && goal && <p>{amountsText(amounts, goal, today, words, format)}</p>}
      {latest.length > 0 && (
        <section>
          <h3 className="app-SheetParts-heading">{title}</h3>
          <ul className="app-OverTime-lines">
            {latest.map(({ month, done, due }) => (
              <li key={month}>
                {format.month(month, today)}{' '}
                {due === 0 ? words.nothingDue : <strong>{figureWords.ofDue({ done, due })}</strong>}
              </li>
            ))}
          </ul>
        </section>
      )}
      {runs.length > 0 && showsStreaks && <HabitRuns runs={runs} unit={leftOff ? 'day' : unit} />}
    </div>
  );
}
