import { useId, useMemo, useRef, useState } from 'react';
import { DateStepper } from '../DateStepper/DateStepper';
import { cx } from '../internal/cx';
import { reportMisuse } from '../internal/misuse';
import { useControllableState } from '../internal/useControllableState';
import { useMoodCount } from '../internal/useMoodCount';
import { firstWeekdayOf } from '../internal/weekdays';
import { useLocale, useWords, type DaybowWords } from '../internal/words';
import { dateFormats } from './dateFormats';
import type { MonthCalendarProps, MonthCalendarSelection } from './MonthCalendarProps';
import { MonthGrid } from './MonthGrid';
import { MonthLegend } from './MonthLegend';
import { addMonths, clampMonth, monthOf } from './months';
import { partOf, rangeOf, type MonthCalendarRange } from './selection';
import { useDayKeys } from './useDayKeys';
import './MonthCalendar.css';

const ENGLISH: DaybowWords['MonthCalendar'] = {
  missingText: 'no entry',
  selectedText: (part) =>
    ({
      day: 'selected',
      start: 'start of the range',
      between: 'in the range',
      end: 'end of the range',
    })[part],
  legendLabel: 'Legend',
  previousLabel: 'Previous month',
  nextLabel: 'Next month',
};

/**
 * A month of days, or a few, each drawn by how it went: a mood in its colour with its mouth, a habit that was done,
 * skipped or not due, a limit that was exceeded, or a dashed box without a mark. A day or a range can be selected.
 *
 * Renders a `<div>` with a `<table role="grid">` for each month, named after it. Its days are buttons with one tab
 * stop. Arrow keys move from day to day, Home and End to the ends of the week, Page Up and Page Down to the
 * previous and next month, with Shift to the previous and next year. Escape takes back the first end of a range. A
 * screen reader announces the date and mark of a day and its part in the selection, the name of a new month, and
 * what a press changed. Days outside `min` and `max` are text, not buttons; with nothing to select, all days are,
 * in a plain `<table>`.
 *
 * @example
 * <MonthCalendar
 *   today="2026-11-21"
 *   marks={{ '2026-11-20': { value: 4, label: 'Good' } }}
 *   value={day}
 *   onValueChange={setDay}
 * />
 */
export function MonthCalendar<Mode extends 'day' | 'range' = 'day'>(
  props: MonthCalendarProps<Mode>,
) {
  const {
    today,
    mode,
    value: valueProp,
    defaultValue = null,
    onValueChange,
    month: monthProp,
    defaultMonth,
    onMonthChange,
    monthCount = 1,
    marks,
    markOf: markOfProp,
    onDaySelect,
    min: minProp,
    max: maxProp,
    isDayDisabled,
    renderDay,
    firstWeekday: ownFirstWeekday,
    locale: ownLocale,
    description,
    hideHeader = false,
    titleElement: Title = 'h2',
    missingText,
    selectedText,
    legend = [],
    legendLabel,
    previousLabel,
    nextLabel,
    className,
    ...rest
  } = useWords('MonthCalendar', ENGLISH, props);
  const locale = useLocale('MonthCalendar', ownLocale);
  const titleId = useId();
  const rootRef = useRef<HTMLDivElement>(null);
  const min = minProp ?? '0001-01-01';
  const max = maxProp === undefined ? today : (maxProp ?? '9999-12-31');

  const [value, setValue] = useControllableState<string | MonthCalendarRange | null>(
    valueProp,
    defaultValue,
    (next) => {
      if (next !== null) onValueChange?.(next as MonthCalendarSelection<Mode>);
    },
  );
  const valueRange = typeof value === 'string' ? rangeOf(value, value) : value;
  /** The first end of a range that a person is selecting, and where its other end would be. */
  const [begun, setBegun] = useState<{ from: string; to: string } | null>(null);
  const selected = begun ? rangeOf(begun.from, begun.from) : valueRange;
  const drawn = begun ? rangeOf(begun.from, begun.to) : valueRange;
  const hasSelection =
    mode !== undefined || valueProp !== undefined || defaultValue !== null || !!onValueChange;

  const [month, setMonth] = useControllableState(
    monthProp && validMonth('month', monthProp, today),
    defaultMonth === undefined
      ? clampMonth(monthOf(valueRange?.start ?? today), min, max, monthCount)
      : validMonth('defaultMonth', defaultMonth, today),
    onMonthChange,
  );
  const months = Array.from({ length: monthCount }, (_, index) => addMonths(month, index));
  const lastMonth = months.at(-1) ?? month;

  const moodCount = useMoodCount(rootRef);
  const format = useMemo(() => dateFormats(locale, today), [locale, today]);
  const firstWeekday = useMemo(
    () => ownFirstWeekday ?? firstWeekdayOf(locale),
    [ownFirstWeekday, locale],
  );
  const markOf = (day: string) => markOfProp?.(day) ?? marks?.[day];
  const hasMarks = !!(markOfProp ?? marks);
  const labelOf = (day: string) => {
    const part = partOf(day, selected);
    return [
      format.day(day),
      markOf(day)?.label ?? (hasMarks && missingText),
      part && selectedText(part),
    ]
      .filter(Boolean)
      .join(', ');
  };

  const [pressed, setPressed] = useState({ day: today, label: '' });
  const newLabel = labelOf(pressed.day);
  const announcement = pressed.label && pressed.label !== newLabel ? newLabel : '';

  function handleDaySelect(day: string) {
    setPressed({ day, label: labelOf(day) });
    onDaySelect?.(day);
    if (mode === 'range') {
      if (begun) setValue(rangeOf(begun.from, day));
      setBegun(begun ? null : { from: day, to: day });
    } else if (hasSelection) setValue(day);
  }

  const { tabStop, ...handlers } = useDayKeys(rootRef, {
    months,
    min,
    max,
    firstWeekday,
    isDayDisabled,
    starts: [valueRange?.start, today],
    onMonthChange: setMonth,
    onDaySelect: handleDaySelect,
    onReach: (day) => begun && setBegun({ ...begun, to: day }),
    onEscape: begun && (() => setBegun(null)),
  });
  const isReadOnly = !hasSelection && !onDaySelect;
  const title = (
    <Title
      className={hideHeader ? 'daybow-VisuallyHidden' : 'daybow-MonthCalendar-title'}
      id={titleId}
    >
      {format.months(month, lastMonth)}
    </Title>
  );

  return (
    <div {...rest} className={cx('daybow-MonthCalendar', className)}>
      {hideHeader ? (
        title
      ) : (
        <DateStepper
          description={description}
          hasPrevious={month > monthOf(min)}
          hasNext={lastMonth < monthOf(max)}
          previousLabel={previousLabel}
          nextLabel={nextLabel}
          onStep={(step) => setMonth(addMonths(month, step))}
        >
          {title}
        </DateStepper>
      )}
      <div ref={rootRef} className="daybow-MonthCalendar-months">
        {months.map((each) => (
          <MonthGrid
            key={each}
            {...{ today, min, max, firstWeekday, locale, format, moodCount, tabStop, handlers }}
            {...{ isReadOnly, hasMarks, markOf, labelOf, isDayDisabled, renderDay }}
            month={each}
            titleId={monthCount > 1 ? undefined : titleId}
            selectedPart={(day) => (hasSelection ? (partOf(day, selected) ?? null) : undefined)}
            drawnPart={(day) => partOf(day, drawn)}
          />
        ))}
      </div>
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
