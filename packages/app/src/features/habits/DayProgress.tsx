import { Button, ProgressCard, WeekBow } from '@daybow/components';
import { addDays, type Day, type DeviceView, type JournalDay } from '@daybow/journal';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import {
  useDay,
  useDeviceJournal,
  useDeviceView,
  useWeek,
} from '../../shared/journal/useDeviceJournal';
import { useDeviceWords, useWords } from '../../shared/words/LanguageProvider';
import { BreakCard, useBreak } from './BreakCard';
import { DayChooser } from './DayChooser';
import { useFirstRing } from './useCelebration';
import './day.css';

interface DayProgressProps {
  day: Day;
  today: Day;
  onDayChange: (day: Day) => void;
  /** True if the day was finished just now. */
  celebrates: boolean;
  /** True for a hard day, on which nothing cheers. */
  isQuiet: boolean;
}

const progressOf = ({ progress }: JournalDay) => progress;
const streakOf = ({ stats }: DeviceView) => stats.dayStreak;

/** The ring of a day, the date, which opens a month, and the week to choose another day from, never beyond today. */
export function DayProgress({ day, today, celebrates, isQuiet, onDayChange }: DayProgressProps) {
  const { percentage, completed, total } = useDay(day, progressOf);
  const { days, weeklyHabits } = useWeek(day);
  const streak = useDeviceView(streakOf);
  const words = useWords().habits;
  const deviceWords = useDeviceWords().habits;
  const isFinished = percentage === 100;
  const isWeekFinished =
    days.every((each) => each <= today) &&
    weeklyHabits.every(({ value, due }) => value === null || value === due);
  const count = words.count({ done: completed, total });
  const hasStreak = isFinished && !isQuiet && day === today && streak !== null && streak > 1;
  const appear = useFirstRing();
  const pause = useBreak(day);
  const weekRef = useRef<HTMLDivElement>(null);
  const first = useFirstDay(today);

  function handleToday() {
    // Flushed, as the button leaves: the focus goes to today.
    flushSync(() => onDayChange(today));
    weekRef.current?.focus();
  }

  const date = (
    <div className="app-Day">
      <DayChooser {...{ day, today, first }} onDayChange={onDayChange} />
      {day < today && (
        <Button variant="soft" size="small" onClick={handleToday}>
          {deviceWords.backToToday}
        </Button>
      )}
    </div>
  );
  const week = (
    <WeekBow
      ref={weekRef}
      days={days.map((each, index) => {
        const { value, due } = weeklyHabits[index] ?? { value: null, due: 0 };
        return {
          day: each,
          share: value === null ? null : (100 * value) / due,
          label: value === null ? undefined : words.count({ done: value, total: due }),
        };
      })}
      value={day}
      onValueChange={onDayChange}
      today={today}
      min={first}
    />
  );
  if (pause) return <BreakCard {...{ pause, today, date }}>{week}</BreakCard>;

  return (
    <ProgressCard
      value={percentage}
      date={date}
      count={hasStreak ? deviceWords.inARow({ count, days: streak }) : count}
      caption={hasStreak ? '' : words.caption}
      note={
        isFinished && !isQuiet
          ? isWeekFinished
            ? deviceWords.weekComplete
            : deviceWords.complete
          : ''
      }
      appear={appear}
      celebrates={celebrates}
    >
      {week}
    </ProgressCard>
  );
}

/** The way back ends a week before the first record: what was done before it can still be filled in. */
function useFirstDay(today: Day): Day {
  return addDays(useDeviceJournal().recordedSpan().first ?? today, -7);
}
