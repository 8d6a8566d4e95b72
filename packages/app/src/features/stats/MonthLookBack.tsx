import { Card } from '@daybow/components';
import { addMonths, type Day, type Month, monthOf } from '@daybow/journal';
import { useMonthLookBack, useToday } from '../../shared/journal/useDeviceJournal';
import { Figures } from '../../shared/ui/Figures';
import { useDeviceWords, useFormat, useWords } from '../../shared/words/LanguageProvider';
import { moodSentence, PeriodNote, rangeFigures } from '../lookBack';
import { useShowsStreaks } from '../mood';
import { MonthPicture } from '../picture';
import { ReportButton } from '../report';
import { MonthChooser } from './Choosers';
import { HabitLines } from './HabitLines';
import { MoodMonth } from './MoodMonth';
import { RangeStepper } from './RangeStepper';

interface MonthLookBackProps {
  month: Month;
  /** The first day with a record. */
  first: Day;
  onMonthChange: (month: Month) => void;
}

/** How a month went: a sentence, three figures, the calendar of moods and a line for each habit. */
export function MonthLookBack({ month, first, onMonthChange }: MonthLookBackProps) {
  const today = useToday();
  const showsStreaks = useShowsStreaks();
  const { moods: names } = useWords();
  const words = useDeviceWords().lookBack;
  const format = useFormat();
  const lookBack = useMonthLookBack(month);
  const before = format.month(addMonths(month, -1), today);

  return (
    <>
      <Card className="app-Range">
        <RangeStepper
          name={format.month(month, today)}
          title={words.chooseMonth}
          hasPrevious={month > monthOf(first)}
          hasNext={month < monthOf(today)}
          previousLabel={words.previousMonth}
          nextLabel={words.nextMonth}
          onStep={(step) => onMonthChange(addMonths(month, step))}
        >
          {(close) => (
            <MonthChooser
              {...{ month, today, first }}
              onChoose={(next) => {
                onMonthChange(next);
                close();
              }}
            />
          )}
        </RangeStepper>
        <p className="app-Range-sentence">
          {moodSentence(lookBack.moods, words, names, { change: lookBack.moodChange, before })}
        </p>
        <Figures figures={rangeFigures(lookBack, words, format, showsStreaks)} />
        <PeriodNote period={month} />
        <div className="app-Range-actions">
          <MonthPicture lookBack={lookBack} sentence={moodSentence(lookBack.moods, words, names)} />
          <ReportButton from={month} to={month} />
        </div>
      </Card>
      <MoodMonth {...{ month, onMonthChange }} counts={lookBack.moods.counts} />
      {lookBack.lines.length > 0 && <HabitLines lines={lookBack.lines} />}
    </>
  );
}
