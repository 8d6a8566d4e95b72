import {
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type SyntheticEvent,
} from 'react';
import { cx } from '../internal/cx';
import { dayFormat } from '../internal/dayFormat';
import { dayOf } from '../internal/dayOf';
import { isRightToLeft } from '../internal/isRightToLeft';
import { useControllableState } from '../internal/useControllableState';
import { useMergedRef } from '../internal/useMergedRef';
import { useMoodCount } from '../internal/useMoodCount';
import { firstWeekdayOf } from '../internal/weekdays';
import { useLocale, useWords, type DaybowWords } from '../internal/words';
import { dateFormats } from '../MonthCalendar/dateFormats';
import { clampDay } from '../MonthCalendar/months';
import type { YearCalendarProps } from './YearCalendarProps';
import { dayIn, yearDayAfterKey, yearGrids, type YearGrid } from './yearGrids';
import { YearLegend } from './YearLegend';
import { YearTable } from './YearTable';
import './YearCalendar.css';

const ENGLISH: DaybowWords['YearCalendar'] = { missingText: 'no entry', legendLabel: 'Legend' };

/**
 * A year of days, or any range of them, each a small box in the colour of its mark: a mood, a share or a colour of
 * one's own. Days to come are dots, a day without a mark is an empty box. The day under the pointer or with the focus
 * is in words under the calendar.
 *
 * Renders a `<div>` with a `<table role="grid">`: one for each month in a `group`, or one for all. Its days have one tab
 * stop. Arrow keys move from day to day and week to week as they are laid out, Home and End to the ends of the week,
 * Page Up and Page Down to the previous and next month, with Shift to the previous and next year; Enter and Space
 * select. A screen reader announces a day as its date and the `label` of its mark.
 *
 * @example
 * <YearCalendar
 *   today="2026-11-21"
 *   marks={{ '2026-11-20': { value: 4, label: 'Good' } }}
 *   onDaySelect={openDay}
 * />
 */
export function YearCalendar(props: YearCalendarProps) {
  const {
    today,
    year = today.slice(0, 4),
    min = `${year}-01-01`,
    max = `${year}-12-31`,
    marks,
    markOf,
    layout = 'months',
    value: valueProp,
    defaultValue = null,
    onValueChange,
    onDaySelect,
    firstWeekday: ownFirstWeekday,
    locale: ownLocale,
    'aria-label': ownLabel,
    'aria-labelledby': labelledBy,
    missingText,
    legend = [],
    legendLabel,
    className,
    style,
    ref,
    ...rest
  } = useWords('YearCalendar', ENGLISH, props);
  const locale = useLocale('YearCalendar', ownLocale);
  const rootRef = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRef(rootRef, ref);
  const moodCount = useMoodCount(rootRef);
  const format = useMemo(() => dateFormats(locale, today), [locale, today]);
  const firstWeekday = useMemo(
    () => ownFirstWeekday ?? firstWeekdayOf(locale),
    [ownFirstWeekday, locale],
  );
  const grids = useMemo(
    () => yearGrids(layout, min, max, firstWeekday),
    [layout, min, max, firstWeekday],
  );
  const last = max < today ? max : today;

  const [value, setValue] = useControllableState<string | null>(
    valueProp,
    defaultValue,
    (next) => next !== null && onValueChange?.(next),
  );
  const hasSelection = valueProp !== undefined || defaultValue !== null || !!onValueChange;
  const isPressable = hasSelection || !!onDaySelect;

  const [lastFocused, setLastFocused] = useState<string>();
  /** The day under the pointer, or else with the focus. */
  const [pointed, setPointed] = useState<string>();
  const tabStop = min <= last ? clampDay(lastFocused ?? value ?? today, min, last) : undefined;
  const shown = pointed ?? value;
  const shownMark = shown && (markOf?.(shown) ?? marks?.[shown]);

  function handlePoint({ target }: SyntheticEvent) {
    setPointed(dayOf(target));
  }

  function handleFocus({ target }: FocusEvent) {
    const day = dayOf(target);
    setPointed(day);
    if (day) setLastFocused(day);
  }

  function handleLeave() {
    setPointed(dayOf(rootRef.current?.querySelector(':focus') ?? null));
  }

  function select(day: string) {
    if (!isPressable) return;
    onDaySelect?.(day);
    if (hasSelection) setValue(day);
  }

  function handleClick({ target }: SyntheticEvent) {
    const day = dayOf(target);
    if (day) select(day);
  }

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    const day = dayOf(event.target);
    // Arrow keys with a modifier are the browser's: back and forward.
    if (!day || event.altKey || event.ctrlKey || event.metaKey) return;
    if (isPressable && (event.key === 'Enter' || event.key === ' ')) {
      // The space bar does not scroll.
      event.preventDefault();
      if (!event.repeat) select(day);
      return;
    }
    const rtl = isRightToLeft(event.currentTarget);
    const target = yearDayAfterKey(day, event, layout, { firstWeekday, rtl });
    if (!target) return;
    event.preventDefault();
    const next = clampDay(target, min, last);
    rootRef.current?.querySelector<HTMLElement>(`[data-day='${next}']`)?.focus();
  }

  const label = labelledBy ? undefined : (ownLabel ?? yearsText(locale, min, max));
  const isMany = layout === 'months';
  const short = dayFormat(locale, { month: 'short' });
  const shortInYear = dayFormat(locale, { month: 'short', year: 'numeric' });

  /** The short name of a month; with its year for the first one of a year, if there are several years. */
  function captionOf(month: string, index: number) {
    const hasYear = min.slice(0, 4) !== max.slice(0, 4) && (index === 0 || month.endsWith('-01'));
    return (hasYear ? shortInYear : short).format(new Date(`${month}-01`));
  }

  return (
    <div
      {...rest}
      ref={mergedRef}
      {...(isMany && { role: 'group', 'aria-label': label, 'aria-labelledby': labelledBy })}
      className={cx('daybow-YearCalendar', className)}
      style={{ '--daybow-year-moods': moodCount, ...style } as CSSProperties}
      data-layout={layout}
      data-pressable={isPressable || undefined}
    >
      <div
        role="presentation"
        className="daybow-YearCalendar-days"
        style={columnsStyle(grids)}
        onPointerOver={handlePoint}
        onPointerLeave={handleLeave}
        onFocus={handleFocus}
        onBlur={() => setPointed(undefined)}
        onClick={handleClick}
        onKeyDown={handleKeyDown}
      >
        {grids.map((grid, index) => (
          <div className="daybow-YearCalendar-month" key={grid.month}>
            <YearTable
              {...{ grid, layout, locale, format, today, min, marks, markOf, missingText }}
              {...{ hasSelection, moodCount }}
              label={grid.month ? format.month(grid.month) : label}
              labelledBy={grid.month ? undefined : labelledBy}
              caption={grid.month ? captionOf(grid.month, index) : undefined}
              max={last}
              tabStop={dayIn(grid, tabStop)}
              selected={dayIn(grid, value)}
            />
          </div>
        ))}
      </div>
      <p className="daybow-YearCalendar-shown" aria-hidden="true">
        {shown && `${format.day(shown)}: ${shownMark ? shownMark.label : missingText}`}
      </p>
      {legend.length > 0 && <YearLegend label={legendLabel} items={legend} moodCount={moodCount} />}
    </div>
  );
}

/** The year, or the first and the last of several: '2026', '2025 – 2026'. */
function yearsText(locale: string, min: string, max: string): string {
  return dayFormat(locale, { year: 'numeric' }).formatRange(new Date(min), new Date(max));
}

/** The number of columns of a grid, for the style sheet. */
function columnsStyle([grid]: readonly YearGrid[]): CSSProperties {
  return { '--daybow-year-columns': grid?.rows[0]?.days.length } as CSSProperties;
}
