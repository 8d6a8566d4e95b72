import { useState, type KeyboardEvent, type MouseEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { isRightToLeft } from '../internal/isRightToLeft';
import type { WeekdayNumber } from '../internal/weekdays';
import type { dateFormats } from './dateFormats';
import type { MonthCalendarMark } from './dayMark';
import { MonthDay } from './MonthDay';
import { clampDay, dayAfterKey, daysOf, monthOf, weeksOf } from './months';
import { WeekdayCells } from './WeekdayCells';

interface MonthGridProps {
  ref: RefObject<HTMLTableElement | null>;
  /** The id of the month's name. */
  titleId: string;
  month: string;
  today: string;
  min: string;
  max: string;
  firstWeekday: WeekdayNumber;
  locale: string;
  format: ReturnType<typeof dateFormats>;
  markOf: (day: string) => MonthCalendarMark | null | undefined;
  labelOf: (day: string) => string;
  moodCount: number;
  onMonthChange: (month: string) => void;
  onDaySelect: (day: string) => void;
}

/** The days of a month as a grid with one tab stop. */
export function MonthGrid({
  ref,
  titleId,
  month,
  today,
  min,
  max,
  firstWeekday,
  locale,
  format,
  markOf,
  labelOf,
  moodCount,
  onMonthChange,
  onDaySelect,
}: MonthGridProps) {
  const [lastFocused, setLastFocused] = useState(today);
  const selectable = daysOf(month).filter((day) => day >= min && day <= max);
  const tabStop = [lastFocused, today].find((day) => selectable.includes(day)) ?? selectable[0];

  function handleClick({ target }: MouseEvent) {
    const day = dayOf(target);
    if (!day) return;
    setLastFocused(day);
    onDaySelect(day);
  }

  function handleKeyDown(event: KeyboardEvent<HTMLTableElement>) {
    const day = dayOf(event.target);
    // Arrow keys with a modifier are the browser's: back and forward.
    if (!day || event.altKey || event.ctrlKey || event.metaKey) return;
    const grid = event.currentTarget;
    const target = dayAfterKey(day, event, { firstWeekday, rtl: isRightToLeft(grid) });
    if (!target) return;
    event.preventDefault();
    const next = clampDay(target, min, max);
    // Flushed, because the day may be in a month that is not rendered yet.
    flushSync(() => {
      setLastFocused(next);
      onMonthChange(monthOf(next));
    });
    grid.querySelector<HTMLElement>(`[data-day='${next}']`)?.focus();
  }

  return (
    <table
      ref={ref}
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
          <WeekdayCells {...{ firstWeekday, locale }} />
        </tr>
      </thead>
      <tbody>
        {weeksOf(month, firstWeekday).map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((day, column) => (
              // oxlint-disable-next-line react/no-array-index-key -- a cell's identity is its column
              <td key={column}>
                {day && (
                  <MonthDay
                    day={day}
                    number={format.dayNumber(day)}
                    label={labelOf(day)}
                    mark={markOf(day)}
                    selectable={selectable.includes(day)}
                    current={day === today}
                    tabStop={day === tabStop}
                    moodCount={moodCount}
                  />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The day of the cell that an event comes from. */
function dayOf(target: EventTarget): string | undefined {
  return (target as Element).closest<HTMLElement>('[data-day]')?.dataset['day'];
}
