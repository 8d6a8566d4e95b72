import { Button, DateStepper } from '@daybow/components';
import { addMonths, type Day, type Month, monthOf, monthsOfYear, yearOf } from '@daybow/journal';
import { useState } from 'react';
import { useDeviceWords, useFormat } from '../../shared/words/LanguageProvider';

interface MonthChooserProps {
  month: Month;
  today: Day;
  /** The first day with a record. */
  first: Day;
  onChoose: (month: Month) => void;
}

/** The twelve months of a year to choose one from. */
export function MonthChooser({ month, today, first, onChoose }: MonthChooserProps) {
  const words = useDeviceWords().lookBack;
  const format = useFormat();
  const [year, setYear] = useState(yearOf(month));
  return (
    <>
      <DateStepper
        hasPrevious={year > yearOf(first)}
        hasNext={year < yearOf(today)}
        previousLabel={words.previousYear}
        nextLabel={words.nextYear}
        onStep={(step) => setYear(yearAfter(year, step))}
      >
        <h3 className="app-SheetParts-heading">{format.year(year)}</h3>
      </DateStepper>
      <div className="app-Range-months">
        {monthsOfYear(year).map((each) => (
          <Button
            key={each}
            variant={each === month ? 'solid' : 'soft'}
            aria-current={each === month || undefined}
            aria-label={format.month(each, today)}
            disabled={each < monthOf(first) || each > monthOf(today)}
            onClick={() => onChoose(each)}
          >
            {format.shortMonth(each)}
          </Button>
        ))}
      </div>
    </>
  );
}

interface YearChooserProps {
  year: string;
  years: readonly string[];
  onChoose: (year: string) => void;
}

/** Years to choose one from. */
export function YearChooser({ year, years, onChoose }: YearChooserProps) {
  const format = useFormat();
  return (
    <div className="app-Range-months">
      {years.map((each) => (
        <Button
          key={each}
          variant={each === year ? 'solid' : 'soft'}
          aria-current={each === year || undefined}
          onClick={() => onChoose(each)}
        >
          {format.year(each)}
        </Button>
      ))}
    </div>
  );
}

/** The year so many years later; earlier for a negative number. */
export function yearAfter(year: string, step: number): string {
  return yearOf(addMonths(`${year}-01`, 12 * step));
}
