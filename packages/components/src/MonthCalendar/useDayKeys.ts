import { useState, type KeyboardEvent, type MouseEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { dayOf } from '../internal/dayOf';
import { isRightToLeft } from '../internal/isRightToLeft';
import type { WeekdayNumber } from '../internal/weekdays';
import { addMonths, clampDay, dayAfterKey, daysOf, monthOf } from './months';

interface DayKeysOptions {
  /** The months shown, in order. */
  months: readonly string[];
  min: string;
  max: string;
  firstWeekday: WeekdayNumber;
  isDayDisabled: ((day: string) => boolean) | undefined;
  /** Days that have the tab stop until a day was focused, the first of them that is shown. */
  starts: readonly (string | undefined)[];
  onMonthChange: (month: string) => void;
  onDaySelect: (day: string) => void;
  /** Called with a day that the focus or the pointer reaches. */
  onReach: (day: string) => void;
  /** Takes back what is begun; null if nothing is. */
  onEscape: (() => void) | null;
}

/** The one tab stop of the days in all months, and the handlers that their tables share. */
export function useDayKeys(
  rootRef: RefObject<HTMLElement | null>,
  {
    months,
    min,
    max,
    firstWeekday,
    isDayDisabled,
    starts,
    onMonthChange,
    onDaySelect,
    onReach,
    onEscape,
  }: DayKeysOptions,
) {
  const [lastFocused, setLastFocused] = useState<string>();
  const days = months.flatMap(daysOf).filter((day) => day >= min && day <= max);
  const tabStop = [lastFocused, ...starts].find((day) => day && days.includes(day)) ?? days[0];

  function handleClick({ target }: MouseEvent) {
    const day = dayOf(target);
    if (!day) return;
    setLastFocused(day);
    if (!isDayDisabled?.(day)) onDaySelect(day);
  }

  function handlePointerOver({ target }: MouseEvent) {
    const day = dayOf(target);
    if (day) onReach(day);
  }

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    const day = dayOf(event.target);
    // Arrow keys with a modifier are the browser's: back and forward.
    if (!day || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Escape' && onEscape) {
      // Not for a dialog around the calendar.
      event.preventDefault();
      event.stopPropagation();
      onEscape();
    }
    const target = dayAfterKey(day, event, {
      firstWeekday,
      rtl: isRightToLeft(event.currentTarget),
    });
    if (!target) return;
    event.preventDefault();
    const next = clampDay(target, min, max);
    // Flushed, because the day may be in a month that is not rendered yet.
    flushSync(() => {
      setLastFocused(next);
      onReach(next);
      const [first = ''] = months;
      const nextMonth = monthOf(next);
      if (nextMonth < first) onMonthChange(nextMonth);
      else if (!months.includes(nextMonth)) onMonthChange(addMonths(nextMonth, 1 - months.length));
    });
    rootRef.current?.querySelector<HTMLElement>(`[data-day='${next}']`)?.focus();
  }

  return {
    tabStop,
    onClick: handleClick,
    onKeyDown: handleKeyDown,
    onPointerOver: handlePointerOver,
  };
}
