import { Bow, Card, EmptyState, SegmentedControl } from '@daybow/components';
import { type DeviceJournal, monthOf, yearOf } from '@daybow/journal';
import { useDeviceJournal, useSelected, useToday } from '../../shared/journal/useDeviceJournal';
import { useInView } from '../../shared/journal/useInView';
import { SettingsLink } from '../../shared/ui/headerButtons';
import { Screen } from '../../shared/ui/Screen';
import { useDeviceWords, useWords } from '../../shared/words/LanguageProvider';
import { OutlierDays } from '../storage';
import { AllLookBack } from './AllLookBack';
import { MonthLookBack } from './MonthLookBack';
import { RANGES, useRange } from './useRange';
import { WeekLookBack } from './WeekLookBack';
import { YearLookBack } from './YearLookBack';
import './ranges.css';

const firstOf = ({ first }: ReturnType<DeviceJournal['recordedSpan']>) => first;

/** The look back at a week, a month, a year or all of the journal. */
export function DeviceStatsScreen() {
  const journal = useDeviceJournal();
  const today = useToday();
  const words = useWords();
  const deviceWords = useDeviceWords();
  const first = useSelected(journal, journal.recordedSpan, firstOf);
  const [range, setRange] = useRange();
  // An earlier week is known by its last day: that of this week is never over.
  const [day, setDay] = useInView(today);
  const [month, setMonth] = useInView(monthOf(today));
  const [year, setYear] = useInView(yearOf(today));

  return (
    <Screen
      title={words.stats.title}
      windowTitle={words.app.stats}
      description={words.stats.subtitle}
      actions={<SettingsLink />}
    >
      <OutlierDays />
      {first === null ? (
        <Card>
          <EmptyState
            icon={<Bow value={0} />}
            title={deviceWords.stats.nothingYet}
            description={deviceWords.stats.nothingYetHint}
          />
        </Card>
      ) : (
        <>
          <SegmentedControl
            aria-label={deviceWords.lookBack.range}
            value={range}
            onValueChange={(next) => setRange(next ?? 'week')}
            options={RANGES.map((value) => ({ value, label: deviceWords.lookBack.ranges[value] }))}
          />
          {range === 'week' && <WeekLookBack {...{ day, first }} onDayChange={setDay} />}
          {range === 'month' && <MonthLookBack {...{ month, first }} onMonthChange={setMonth} />}
          {range === 'year' && (
            <YearLookBack
              {...{ year, first }}
              onYearChange={setYear}
              onMonth={(next) => {
                setMonth(next);
                setRange('month');
              }}
            />
          )}
          {range === 'all' && (
            <AllLookBack
              onYear={(next) => {
                setYear(next);
                setRange('year');
              }}
            />
          )}
        </>
      )}
    </Screen>
  );
}
