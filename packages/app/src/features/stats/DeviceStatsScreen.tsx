import { Bow, Card, DateStepper, EmptyState, Section } from '@daybow/components';
import { addDays, type DeviceJournal, type DeviceView } from '@daybow/journal';
import {
  useDeviceJournal,
  useDeviceView,
  useSelected,
  useToday,
  useWeek,
} from '../../shared/journal/useDeviceJournal';
import { useInView } from '../../shared/journal/useInView';
import { SettingsLink } from '../../shared/ui/headerButtons';
import { Screen } from '../../shared/ui/Screen';
import { useIsWide } from '../../shared/ui/useIsWide';
import { useDeviceWords, useFormat, useWords } from '../../shared/words/LanguageProvider';
import { useIsHardDay } from '../mood';
import { OutlierDays } from '../storage';
import { Insights } from './Insights';
import { MoodMonth } from './MoodMonth';
import { completionText, habitsBeginning, moodsBeginning, weekTitle } from './statsWords';
import { Summary } from './Summary';
import { WeekCharts } from './WeekCharts';

const hasFirst = ({ first }: ReturnType<DeviceJournal['recordedSpan']>) => first !== null;
const statsOf = ({ stats }: DeviceView) => stats;

/** The statistics of the journal: figures, any week of habits and moods, the months, and insights. */
export function DeviceStatsScreen() {
  const journal = useDeviceJournal();
  const today = useToday();
  const stats = useDeviceView(statsOf);
  const isHardDay = useIsHardDay();
  const words = useWords();
  const deviceWords = useDeviceWords().stats;
  const format = useFormat();
  const hasRecords = useSelected(journal, journal.recordedSpan, hasFirst);
  // An earlier week is known by its last day: that of this week is never over.
  const [day, setDay] = useInView(today);
  const week = useWeek(day);
  const isWide = useIsWide();
  const isThisWeek = week.todayIndex !== null;
  const lastDay = week.days.at(-1) ?? today;

  return (
    <Screen
      title={words.stats.title}
      windowTitle={words.app.stats}
      description={words.stats.subtitle}
      actions={<SettingsLink />}
    >
      <OutlierDays />
      {hasRecords ? (
        <>
          <Summary {...stats} isQuiet={isHardDay} />
          <p className="app-Caption">{completionText(stats.completionCount, deviceWords)}</p>
          <Card inset="snug">
            <DateStepper
              hasNext={!isThisWeek}
              previousLabel={deviceWords.previousWeek}
              nextLabel={deviceWords.nextWeek}
              onStep={(step) => setDay(addDays(lastDay, 7 * step))}
            >
              {weekTitle(week, today, deviceWords, format)}
            </DateStepper>
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
          {!isWide && <MoodMonth />}
          <Section title={words.stats.insights}>
            <Insights />
          </Section>
        </>
      ) : (
        <Card>
          <EmptyState
            icon={<Bow value={0} />}
            title={deviceWords.nothingYet}
            description={deviceWords.nothingYetHint}
          />
        </Card>
      )}
    </Screen>
  );
}
