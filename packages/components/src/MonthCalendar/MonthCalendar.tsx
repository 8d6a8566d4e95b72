import {
  useId,
  useMemo,
  useState,
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import { DateStepper } from '../DateStepper/DateStepper';
import { cx } from '../internal/cx';
import { isRightToLeft } from '../internal/isRightToLeft';
import { useControllableState } from '../internal/useControllableState';
import { weekdaysFrom, type WeekdayNumber } from '../internal/weekdays';
import { dateWords } from './dateWords';
import type { MonthCalendarValue } from './dayGlyphs';
import { MonthDay } from './MonthDay';
import { MonthLegend, type MonthCalendarLegendItem } from './MonthLegend';
import { addMonths, clampDay, dayByKey, daysOf, monthOf, weeksOf } from './months';
import './MonthCalendar.css';

export type { MonthCalendarLegendItem, MonthCalendarValue };

/** What is known of a day. */
export interface MonthCalendarMark {
  /** How the day went, which decides how it is drawn. */
  value: MonthCalendarValue;
  /** The same in words: 'Good', 'done'. A screen reader hears them after the date. */
  label: string;
}

export interface MonthCalendarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The day that is marked as today, as 'YYYY-MM-DD'. */
  today: string;
  /** The month that is shown, as 'YYYY-MM', when the caller holds that. */
  month?: string;
  /**
   * The month shown at first, as 'YYYY-MM', when the calendar holds that itself.
   *
   * @defaultValue the month of `today`
   */
  defaultMonth?: string;
  /** Called with the month, as 'YYYY-MM', that a person turns to. */
  onMonthChange?: (month: string) => void;
  /** What is known of a day ('YYYY-MM-DD'); null or undefined where nothing is. */
  markOf: (day: string) => MonthCalendarMark | null | undefined;
  /** Called with the day, as 'YYYY-MM-DD', that a person picks. */
  onDaySelect: (day: string) => void;
  /**
   * The first day that can be picked, as 'YYYY-MM-DD'.
   *
   * @defaultValue none
   */
  min?: string;
  /**
   * The last day that can be picked, as 'YYYY-MM-DD'.
   *
   * @defaultValue `today`
   */
  max?: string;
  /**
   * The weekday that weeks begin on, 1 for Monday to 7 for Sunday.
   *
   * @defaultValue 1
   */
  firstWeekday?: WeekdayNumber;
  /**
   * The language of months, days and numbers, as a BCP 47 tag.
   *
   * @defaultValue `'en'`
   */
  locale?: string;
  /** A line under the month's name. */
  description?: ReactNode;
  /**
   * The element of the month's name.
   *
   * @defaultValue `'h2'`
   */
  titleElement?: 'h2' | 'h3' | 'h4';
  /**
   * What a screen reader hears after the date of a day without a mark.
   *
   * @defaultValue `'no entry'`
   */
  emptyText?: string;
  /** Moods to explain under the month; none by default. */
  legend?: readonly MonthCalendarLegendItem[];
  /**
   * Accessible name of the legend.
   *
   * @defaultValue `'Legend'`
   */
  legendLabel?: string;
  /**
   * Accessible name of the button that turns to the month before.
   *
   * @defaultValue `'Previous month'`
   */
  previousLabel?: string;
  /**
   * Accessible name of the button that turns to the month after.
   *
   * @defaultValue `'Next month'`
   */
  nextLabel?: string;
}

/**
 * A month of days, each drawn by how it went: a mood in its colour with its mouth, a habit that was
 * done, skipped or not asked for, or a dashed box where nothing is known.
 *
 * Renders a `<div>` with a `<table role="grid">` named after the month. Its days are buttons with
 * one tab stop among them: arrows lead from day to day, Home and End to the ends of the week, Page
 * Up and Page Down to the month before and after, with Shift to the year. A screen reader hears
 * date and mark of a day, the month's name when it changes, and a day again once its mark has
 * changed after it was picked. Days outside `min` and `max` are words, not buttons.
 *
 * @example
 * <MonthCalendar
 *   today="2026-11-21"
 *   markOf={(day) => ({ value: 4, label: 'Good' })}
 *   onDaySelect={(day) => edit(day)}
 * />
 */
export function MonthCalendar({
  today,
  month: callersMonth,
  defaultMonth = monthOf(today),
  onMonthChange,
  markOf,
  onDaySelect,
  min = '0001-01-01',
  max = today,
  firstWeekday = 1,
  locale = 'en',
  description,
  titleElement: Title = 'h2',
  emptyText = 'no entry',
  legend = [],
  legendLabel = 'Legend',
  previousLabel = 'Previous month',
  nextLabel = 'Next month',
  className,
  ...rest
}: MonthCalendarProps) {
  const titleId = useId();
  const [month, setMonth] = useControllableState(callersMonth, defaultMonth, onMonthChange);
  const [visited, setVisited] = useState(today);
  const [picked, setPicked] = useState({ day: today, label: '' });
  const words = useMemo(() => dateWords(locale, today), [locale, today]);
  const weekdays = useMemo(() => weekdaysFrom(firstWeekday, locale), [firstWeekday, locale]);
  const selectable = daysOf(month).filter((day) => day >= min && day <= max);
  const tabStop = [visited, today].find((day) => selectable.includes(day)) ?? selectable[0];
  const labelOf = (day: string) => `${words.day(day)}, ${markOf(day)?.label ?? emptyText}`;
  const pickedLabel = labelOf(picked.day);

  function handleClick({ target }: MouseEvent) {
    const day = dayOf(target);
    if (!day) return;
    setVisited(day);
    setPicked({ day, label: labelOf(day) });
    onDaySelect(day);
  }

  function handleKeyDown(event: KeyboardEvent<HTMLTableElement>) {
    const day = dayOf(event.target);
    // With a modifier, arrows belong to the browser: back, forward.
    if (!day || event.altKey || event.ctrlKey || event.metaKey) return;
    const table = event.currentTarget;
    const led = dayByKey(day, event, { firstWeekday, rtl: isRightToLeft(table) });
    if (!led) return;
    event.preventDefault();
    const next = clampDay(led, min, max);
    // The day may stand in a month that is yet to be drawn.
    flushSync(() => {
      setVisited(next);
      setMonth(monthOf(next));
    });
    table.querySelector<HTMLElement>(`[data-day='${next}']`)?.focus();
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
          {words.month(month)}
        </Title>
      </DateStepper>
      <table
        className="daybow-MonthCalendar-grid"
        // As in https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/examples/datepicker-dialog/
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
        role="grid"
        aria-labelledby={titleId}
        onClick={handleClick}
        onKeyDown={handleKeyDown}
      >
        <thead>
          <tr>
            {weekdays.map(({ number, long, narrow }) => (
              <th key={number} scope="col" className="daybow-MonthCalendar-weekday">
                <span aria-hidden="true">{narrow}</span>
                <span className="daybow-VisuallyHidden">{long}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month, firstWeekday).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, place) => (
                // oxlint-disable-next-line react/no-array-index-key -- a day's place in the week is its column
                <td key={place}>
                  {day && (
                    <MonthDay
                      day={day}
                      number={words.number(day)}
                      label={labelOf(day)}
                      value={markOf(day)?.value}
                      selectable={selectable.includes(day)}
                      current={day === today}
                      tabStop={day === tabStop}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <span className="daybow-VisuallyHidden" role="status">
        {picked.label && picked.label !== pickedLabel && pickedLabel}
      </span>
      {legend.length > 0 && <MonthLegend label={legendLabel} items={legend} />}
    </div>
  );
}

/** The day that an event on the grid is about. */
function dayOf(target: EventTarget): string | undefined {
  return (target as Element).closest<HTMLElement>('[data-day]')?.dataset['day'];
}
