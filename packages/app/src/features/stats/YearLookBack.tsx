import { Card, DayBow } from '@daybow/components';
import { type Day, type Month, monthOf, yearOf, yearsBetween } from '@daybow/journal';
import { useDeferredValue } from 'react';
import { useToday, useYearLookBack } from '../../shared/journal/useDeviceJournal';
import { Figures } from '../../shared/ui/Figures';
import { useDeviceWords, useFormat, useWords } from '../../shared/words/LanguageProvider';
import { moodSentence, PeriodNote, rangeFigures } from '../lookBack';
import { useShowsStreaks } from '../mood';
import { YearPicture } from '../picture';
import { ReportButton } from '../report';
import { yearAfter, YearChooser } from './Choosers';
import { RangeStepper } from './RangeStepper';
import { YearDays } from './YearDays';

interface YearLookBackProps {
  year: string;
  /** The first day with a record. */
  first: Day;
  onYearChange: (year: string) => void;
  onMonth: (month: Month) => void;
}

/** How a year went: its days as a bow, and month by month. */
export function YearLookBack({ year, first, onYearChange, onMonth }: YearLookBackProps) {
  const today = useToday();
  const showsStreaks = useShowsStreaks();
  const { moods: names } = useWords();
  const { lookBack: words } = useDeviceWords();
  const format = useFormat();
  const lookBack = useYearLookBack(year);
  const { days, moods, months } = lookBack;
  const sentence = moodSentence(moods, words, names);
  // Drawn in a task of their own: with them, a step to another year took 84 ms on a busy machine.
  const later = useDeferredValue(lookBack);

  function monthText(month: Month) {
    const sums = months.find((each) => each.month === month);
    return words.monthSentence({
      month: format.month(month, today),
      sentence: sums ? moodSentence(sums, words, names) : '',
    });
  }

  // Months before the first record or to come have nothing to show.
  function handleMonth(month: Month) {
    if (month >= monthOf(first) && month <= monthOf(today)) onMonth(month);
  }

  return (
    <>
      <Card className="app-Range">
        <RangeStepper
          name={format.year(year)}
          title={words.chooseYear}
          hasPrevious={year > yearOf(first)}
          hasNext={year < yearOf(today)}
          previousLabel={words.previousYear}
          nextLabel={words.nextYear}
          onStep={(step) => onYearChange(yearAfter(year, step))}
        >
          {(close) => (
            <YearChooser
              year={year}
              years={yearsBetween(first, today)}
              onChoose={(next) => {
                onYearChange(next);
                close();
              }}
            />
          )}
        </RangeStepper>
        <DayBow
          days={days}
          min={`${year}-01-01`}
          max={`${year}-12-31`}
          aria-label={words.yearBow({ year: format.year(year) })}
          monthText={monthText}
          onMonthSelect={handleMonth}
          count={format.amount(moods.days, '')}
          caption={words.daysWithMood({ days: moods.days })}
        />
        <p className="app-Caption">{words.yearBowHint}</p>
        <p className="app-Range-sentence">{sentence}</p>
        <Figures figures={rangeFigures(lookBack, words, format, showsStreaks)} />
        <PeriodNote period={year} />
        <div className="app-Range-actions">
          <YearPicture lookBack={lookBack} sentence={sentence} />
          <ReportButton from={`${year}-01`} to={`${year}-12`} />
        </div>
      </Card>
      <YearDays lookBack={later} first={first} />
    </>
  );
}
