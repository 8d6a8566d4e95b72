import { useId, type ComponentProps, type ReactNode } from 'react';
import type { WeekdayNumber } from '../internal/weekdays';
import type { dateFormats } from './dateFormats';
import type { MonthCalendarMark } from './dayMark';
import type { MonthCalendarDay } from './MonthCalendarProps';
import { MonthDay } from './MonthDay';
import { weeksOf } from './months';
import type { MonthCalendarPart } from './selection';
import { WeekdayCells } from './WeekdayCells';

interface MonthGridProps {
  /** The id of the month's name; without it, the month has a name of its own. */
  titleId: string | undefined;
  month: string;
  today: string;
  min: string;
  max: string;
  firstWeekday: WeekdayNumber;
  locale: string;
  format: ReturnType<typeof dateFormats>;
  moodCount: number;
  tabStop: string | undefined;
  handlers: ComponentProps<'table'>;
  isReadOnly: boolean;
  hasMarks: boolean;
  markOf: (day: string) => MonthCalendarMark | null | undefined;
  labelOf: (day: string) => string;
  isDayDisabled: ((day: string) => boolean) | undefined;
  renderDay: ((day: MonthCalendarDay) => ReactNode) | undefined;
  /** How a day belongs to the selection; null if it does not, undefined if there is none to belong to. */
  selectedPart: (day: string) => MonthCalendarPart | null | undefined;
  /** The same with the range that a person is about to select. */
  drawnPart: (day: string) => MonthCalendarPart | undefined;
}

/** The days of a month as a table: a grid, if days can be selected. */
export function MonthGrid({
  titleId,
  month,
  today,
  min,
  max,
  firstWeekday,
  locale,
  format,
  moodCount,
  tabStop,
  handlers,
  isReadOnly,
  hasMarks,
  markOf,
  labelOf,
  isDayDisabled,
  renderDay,
  selectedPart,
  drawnPart,
}: MonthGridProps) {
  const ownTitleId = useId();
  const isInRange = (day: string) => day >= min && day <= max;

  function renderCell(day: string) {
    const mark = markOf(day) ?? undefined;
    const number = format.dayNumber(day);
    return (
      <MonthDay
        {...{ day, number, mark, hasMarks, moodCount }}
        kind={!isInRange(day) ? 'outside' : isReadOnly ? 'text' : 'button'}
        label={labelOf(day)}
        disabled={isDayDisabled?.(day) ?? false}
        current={day === today}
        tabStop={day === tabStop}
        part={drawnPart(day)}
      >
        {renderDay?.({ day, number, mark })}
      </MonthDay>
    );
  }

  const table = (
    <table
      className="daybow-MonthCalendar-grid"
      aria-labelledby={titleId ?? ownTitleId}
      {...(!isReadOnly && { role: 'grid', ...handlers })}
    >
      <thead>
        <tr>
          <WeekdayCells {...{ firstWeekday, locale }} />
        </tr>
      </thead>
      <tbody>
        {weeksOf(month, firstWeekday).map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((day, column) => {
              const part = day && isInRange(day) ? selectedPart(day) : undefined;
              return (
                <td
                  // oxlint-disable-next-line react/no-array-index-key -- a cell's identity is its column
                  key={column}
                  role={isReadOnly ? undefined : 'gridcell'}
                  aria-selected={part === undefined ? undefined : part !== null}
                >
                  {day && renderCell(day)}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
  if (titleId) return table;
  return (
    <div className="daybow-MonthCalendar-month">
      <p className="daybow-MonthCalendar-name" id={ownTitleId}>
        {format.month(month)}
      </p>
      {table}
    </div>
  );
}
