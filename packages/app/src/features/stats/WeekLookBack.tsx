import { Card } from '@daybow/components';
import { addDays, type Day, type DeviceView } from '@daybow/journal';
import { useDeviceView, useToday, useWeek } from '../../shared/journal/useDeviceJournal';
import { DayCalendar } from '../../shared/ui/DateChooser';
import { useIsWide } from '../../shared/ui/useIsWide';
import { useDeviceWords, useFormat } from '../../shared/words/LanguageProvider';
import { PeriodNote } from '../lookBack';
import { useShowsStreaks } from '../mood';
import { HowCounted, Insights } from './Insights';
import { MoodMonth } from './MoodMonth';
import { RangeStepper } from './RangeStepper';
import { completionText, habitsBeginning, moodsBeginning, weekTitle } from './statsWords';
import { Summary } from './Summary';
import { WeekCharts } from './WeekCharts';

const statsOf = ({ stats }: DeviceView) => stats;

interface WeekLookBackProps {
  /** A day of the week that is shown. */
  day: Day;
  /** The first day with a record. */
  first: Day;
  onDayChange: (day: Day) => void;
}

/** The insights and figures of the present, and any week of habits and moods. */
export function WeekLookBack({ day, first, onDayChange }: WeekLookBackProps) {
  const today = useToday();
  const stats = useDeviceView(statsOf);
  const showsStreaks = useShowsStreaks();
  const { stats: deviceWords, lookBack } = useDeviceWords();
  const format = useFormat();
  const week = useWeek(day);
  const isWide = useIsWide();
  const isThisWeek = week.todayIndex !== null;
  const lastDay = week.days.at(-1) ?? today;

  return (
    <>
      <Insights />
      <Summary {...stats} showsStreak={showsStreaks} />
      <p className="app-Caption">{completionText(stats.completionCount, deviceWords)}</p>
      <Card inset="snug">
        <RangeStepper
          name={weekTitle(week, today, deviceWords, format)}
          title={lookBack.chooseWeek}
          hasNext={!isThisWeek}
          previousLabel={lookBack.previousWeek}
          nextLabel={lookBack.nextWeek}
          onStep={(step) => onDayChange(addDays(lastDay, 7 * step))}
        >
          {(close) => (
            <DayCalendar
              {...{ day, today, first }}
              onChoose={(next) => {
                onDayChange(next);
                close();
              }}
            />
          )}
        </RangeStepper>
      </Card>
      <WeekCharts
        {...week}
        habits={{
          domain: [0, Math.max(week.mostDue, 1)],
          emptyText: '',
          missingText: deviceWords.nothingDue,
        }}
        moods={{ emptyText: '', missingText: deviceWords.noEntry }}
        habitsBeginning={habitsBeginning(week.weeklyHabits, isThisWeek, deviceWords)}
        moodsBeginning={moodsBeginning(week.moodTrends, isThisWeek, deviceWords)}
      />
      <Card>
        <PeriodNote period={week.days.at(0) ?? day} />
      </Card>
      {!isWide && <MoodMonth />}
      <HowCounted />
    </>
  );
}
