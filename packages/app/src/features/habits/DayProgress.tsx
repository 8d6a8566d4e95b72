import { Button, ProgressCard, WeekBow } from '@daybow/components';
import { addDays, type Day, type DeviceView, isPaused, type JournalDay } from '@daybow/journal';
import CoffeeIcon from '~icons/ph/coffee-thin';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import {
  useDay,
  useDeviceJournal,
  useDeviceView,
  useWeek,
} from '../../shared/journal/useDeviceJournal';
import { useDeviceWords, useFormat, useWords } from '../../shared/words/LanguageProvider';
import { useShowsStreaks } from '../mood';
import { DayChooser } from './DayChooser';
import { EndBreak, useBreak } from './EndBreak';
import { breakText } from './habitWords';
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
/** Of years of records a streak takes longer than all else on the screen: it is asked for where it is said. */
const noStreak = () => null;

/** The ring of a day, or that it lies in a break, the date, which opens a month, and the week to choose another day from, never beyond today. */
export function DayProgress({ day, today, celebrates, isQuiet, onDayChange }: DayProgressProps) {
  const { percentage, completed, total } = useDay(day, progressOf);
  const { days, weeklyHabits } = useWeek(day);
  const words = useWords().habits;
  const deviceWords = useDeviceWords().habits;
  const pauseWords = useDeviceWords().pause;
  const format = useFormat();
  const isFinished = percentage === 100;
  const showsStreaks = useShowsStreaks();
  const streak = useDeviceView(isFinished && showsStreaks && day === today ? streakOf : noStreak);
  const isWeekFinished =
    days.every((each) => each <= today) &&
    weeklyHabits.every(({ value, due }) => value === null || value === due);
  const hasStreak = streak !== null && streak > 1;
  const appear = useFirstRing();
  const pause = useBreak(day);
  const weekRef = useRef<HTMLDivElement>(null);
  const first = useFirstDay(today);

  function handleToday() {
    // Flushed, as the button leaves: the focus goes to today.
    flushSync(() => onDayChange(today));
    weekRef.current?.focus();
  }

  function noteText(): string {
    if (pause) return breakText(pause, today, pauseWords, format);
    if (!isFinished || isQuiet) return '';
    return isWeekFinished ? deviceWords.weekComplete : deviceWords.complete;
  }

  function sentence() {
    const count = words.count({ done: completed, total });
    if (pause) return { count: '', caption: '' };
    if (hasStreak) return { count: deviceWords.inARow({ count, days: streak }), caption: '' };
    return { count, caption: words.caption };
  }

  // A day of a break has the same parts in the same places: the focus stays while one walks from day to day.
  return (
    <ProgressCard
      value={percentage}
      icon={pause && <CoffeeIcon aria-hidden="true" />}
      date={
        <div className="app-Day">
          <DayChooser {...{ day, today, first }} onDayChange={onDayChange} />
          {day < today && (
            <Button variant="soft" size="small" onClick={handleToday}>
              {deviceWords.backToToday}
            </Button>
          )}
        </div>
      }
      {...sentence()}
      note={noteText()}
      actions={pause && isPaused([pause], today) && <EndBreak pause={pause} />}
      appear={appear}
      celebrates={celebrates}
    >
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
    </ProgressCard>
  );
}

/** The way back ends a week before the first record: what was done before it can still be filled in. */
function useFirstDay(today: Day): Day {
  return addDays(useDeviceJournal().recordedSpan().first ?? today, -7);
}
