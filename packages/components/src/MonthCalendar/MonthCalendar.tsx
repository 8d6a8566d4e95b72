import {
  useId,
  useMemo,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type ReactNode,
} from 'react';
import { DateStepper } from '../DateStepper/DateStepper';
import { cx } from '../internal/cx';
import type { TitleElement } from '../internal/titleElement';
import { reportMisuse } from '../internal/misuse';
import { useControllableState } from '../internal/useControllableState';
import { useMoodCount } from '../internal/useMoodCount';
import type { WeekdayNumber } from '../internal/weekdays';
import { useLocale, useWords, type DaybowWords } from '../internal/words';
import { dateFormats } from './dateFormats';
import type { MonthCalendarMark } from './dayMark';
import { MonthGrid } from './MonthGrid';
import { MonthLegend, type MonthCalendarLegendItem } from './MonthLegend';
import { addMonths, monthOf } from './months';
import './MonthCalendar.css';

const ENGLISH: DaybowWords['MonthCalendar'] = {
  missingText: 'no entry',
  legendLabel: 'Legend',
  previousLabel: 'Previous month',
  nextLabel: 'Next month',
};

export interface MonthCalendarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The day that is marked as today, as 'YYYY-MM-DD'. */
  today: string;
  /** The month shown, as 'YYYY-MM', when controlled. */
  month?: string | undefined;
  /**
   * The month shown initially, as 'YYYY-MM', when uncontrolled.
   *
   * @defaultValue the month of `today`
   */
  defaultMonth?: string | undefined;
  /** Called with the month, as 'YYYY-MM', that a person goes to. */
  onMonthChange?: ((month: string) => void) | undefined;
  /** Returns the mark of a day ('YYYY-MM-DD'); null or undefined for none. */
  markOf: (day: string) => MonthCalendarMark | null | undefined;
  /** Called with the day, as 'YYYY-MM-DD', that a person selects. */
  onDaySelect: (day: string) => void;
  /**
   * The first day that can be selected, as 'YYYY-MM-DD'.
   *
   * @defaultValue none
   */
  min?: string | undefined;
  /**
   * The last day that can be selected, as 'YYYY-MM-DD'.
   *
   * @defaultValue `today`
   */
  max?: string | undefined;
  /**
   * The first day of a week, from 1 for Monday to 7 for Sunday.
   *
   * @defaultValue 1
   */
  firstWeekday?: WeekdayNumber | undefined;
  /**
   * The language of months, days and numbers, as a BCP 47 tag.
   *
   * @defaultValue that of the `DaybowProvider`, or `'en'`
   */
  locale?: string | undefined;
  /** A line under the month's name. */
  description?: ReactNode;
  /**
   * The element of the month's name, the title.
   *
   * @defaultValue `'h2'`
   */
  titleElement?: TitleElement | undefined;
  /**
   * Text that a screen reader announces after the date of a day without a mark.
   *
   * @defaultValue `'no entry'`
   */
  missingText?: string | undefined;
  /**
   * The moods to explain under the month.
   *
   * @defaultValue none
   */
  legend?: readonly MonthCalendarLegendItem[] | undefined;
  /**
   * Accessible name of the legend.
   *
   * @defaultValue `'Legend'`
   */
  legendLabel?: string | undefined;
  /**
   * Accessible name of the button that goes to the previous month.
   *
   * @defaultValue `'Previous month'`
   */
  previousLabel?: string | undefined;
  /**
   * Accessible name of the button that goes to the next month.
   *
   * @defaultValue `'Next month'`
   */
  nextLabel?: string | undefined;
}

/**
 * A month of days, each drawn by how it went: a mood in its colour with its mouth, a habit that was done,
 * skipped or not due, a limit that was exceeded, or a dashed box without a mark.
 *
 * Renders a `<div>` with a `<table role="grid">` named after the month. Its days are buttons with one tab
 * stop. Arrow keys move from day to day, Home and End to the ends of the week, Page Up and Page Down to the
 * previous and next month, with Shift to the previous and next year. A screen reader announces the date and
 * mark of a day, the name of a new month, and the new mark of a day that was selected. Days outside `min`
 * and `max` are text, not buttons.
 *
 * @example
 * <MonthCalendar
 *   today="2026-11-21"
 *   markOf={(day) => ({ value: 4, label: 'Good' })}
 *   onDaySelect={(day) => edit(day)}
 * />
 */
export function MonthCalendar(props: MonthCalendarProps) {
  const {
    today,
    month: monthProp,
    defaultMonth = monthOf(today),
    onMonthChange,
    markOf,
    onDaySelect,
    min = '0001-01-01',
    max = today,
    firstWeekday = 1,
    locale: ownLocale,
    description,
    titleElement: Title = 'h2',
    missingText,
    legend = [],
    legendLabel,
    previousLabel,
    nextLabel,
    className,
    ...rest
  } = useWords('MonthCalendar', ENGLISH, props);
  const locale = useLocale('MonthCalendar', ownLocale);
  const titleId = useId();
  const gridRef = useRef<HTMLTableElement>(null);
  const [month, setMonth] = useControllableState(
    monthProp && validMonth('month', monthProp, today),
    validMonth('defaultMonth', defaultMonth, today),
    onMonthChange,
  );
  const [selected, setSelected] = useState({ day: today, label: '' });
  const moodCount = useMoodCount(gridRef);
  const format = useMemo(() => dateFormats(locale, today), [locale, today]);
  const labelOf = (day: string) => `${format.day(day)}, ${markOf(day)?.label ?? missingText}`;
  const newLabel = labelOf(selected.day);
  const announcement = selected.label && selected.label !== newLabel ? newLabel : '';

  function handleDaySelect(day: string) {
    setSelected({ day, label: labelOf(day) });
    onDaySelect(day);
  }

  return (
    <div {...rest} className={cx('daybow-MonthCalendar', className)}>
      <DateStepper
        description={description}
        hasPrevious={month > monthOf(min)}
        hasNext={month < monthOf(max)}
        previousLabel={previousLabel}
        nextLabel={nextLabel}
        onStep={(step) => setMonth(addMonths(month, step))}
      >
        <Title className="daybow-MonthCalendar-title" id={titleId}>
          {format.month(month)}
        </Title>
      </DateStepper>
      <MonthGrid
        ref={gridRef}
        {...{ titleId, month, today, min, max, firstWeekday, locale, format, moodCount }}
        markOf={markOf}
        labelOf={labelOf}
        onMonthChange={setMonth}
        onDaySelect={handleDaySelect}
      />
      <span className="daybow-VisuallyHidden" role="status">
        {announcement}
      </span>
      {legend.length > 0 && (
        <MonthLegend label={legendLabel} items={legend} moodCount={moodCount} />
      )}
    </div>
  );
}

/** The month of a prop; that of a day if it is one, or else that of today. */
function validMonth(prop: string, month: string, today: string): string {
  if (/^\d{4}-\d{2}$/.test(month)) return month;
  if (process.env.NODE_ENV !== 'production') {
    reportMisuse(
      'MonthCalendar',
      `has '${month}' as its ${prop}, which is not a month. Give \`${prop}\` as 'YYYY-MM': '2026-11'.`,
    );
  }
  return /^\d{4}-\d{2}-/.test(month) ? monthOf(month) : monthOf(today);
}
