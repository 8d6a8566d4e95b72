import { DayBow, LineChart, WeekBow } from '@daybow/components';
import { type Day, daysOfPeriod, MOOD_RANGE, type Period, yearOf } from '@daybow/journal';
import { useToday, useWeek, useYearLookBack } from '../../shared/journal/useDeviceJournal';
import { useDeviceWords, useFormat, useWords } from '../../shared/words/LanguageProvider';
import { kindOf } from './period';

/** The picture of a period: of a week its bow and its line of moods, of a longer one a bow of all its days. */
export function PeriodPicture({ period }: { period: Period }) {
  return kindOf(period) === 'week' ? (
    <WeekPicture first={period} />
  ) : (
    <DaysPicture {...{ period }} />
  );
}

/** Its bow is only looked at: the days of Home are chosen elsewhere. */
function WeekPicture({ first }: { first: Day }) {
  const today = useToday();
  const { days, weeklyHabits, moodTrends } = useWeek(first);
  const words = useWords();
  const format = useFormat();
  const moods = moodTrends.filter(({ value }) => value !== null).length;

  return (
    <>
      {weeklyHabits.some(({ value }) => value !== null) && (
        <div inert>
          <WeekBow
            days={days.map((day, index) => {
              const { value, due } = weeklyHabits[index] ?? { value: null, due: 0 };
              return { day, share: value === null ? null : (100 * value) / due };
            })}
            value=""
            onValueChange={() => {}}
            today={today}
          />
        </div>
      )}
      {/* One mood makes no line. */}
      {moods > 1 && (
        <LineChart
          aria-label={words.stats.moodTrends}
          data={moodTrends.map(({ weekday, value }) => ({
            label: format.longWeekday(weekday),
            value,
          }))}
          tableColumns={[words.components.chart.day, words.stats.mood]}
          domain={MOOD_RANGE}
          variant="mood"
          valueLabels={words.moods}
          axis={false}
          height={48}
        />
      )}
    </>
  );
}

/** Its bow is only looked at, and what it tells is in sentences beside it. */
function DaysPicture({ period }: { period: Period }) {
  const { days } = useYearLookBack(yearOf(period));
  const words = useDeviceWords().lookBack;
  const format = useFormat();
  const { from, to } = daysOfPeriod(period);
  const shown = days.filter(({ day }) => day.startsWith(period));
  const moods = shown.filter(({ mood }) => mood !== null).length;

  return (
    <div inert>
      <DayBow
        aria-label={period}
        days={shown}
        min={from}
        max={to}
        monthText={() => ''}
        count={format.amount(moods, '')}
        caption={words.daysWithMood({ days: moods })}
      />
    </div>
  );
}
