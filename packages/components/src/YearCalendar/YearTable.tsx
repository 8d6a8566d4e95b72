/* oxlint-disable jsx-a11y/control-has-associated-label -- a cell without a day has no name */
import { memo } from 'react';
import { dayFormat } from '../internal/dayFormat';
import type { dateFormats } from '../MonthCalendar/dateFormats';
import type { YearCalendarLayout, YearGrid } from './yearGrids';
import { markLook, type YearCalendarMark } from './yearMark';

interface YearTableProps {
  grid: YearGrid;
  layout: YearCalendarLayout;
  /** Accessible name, or the id of an element with it. */
  label: string | undefined;
  labelledBy: string | undefined;
  /** The visible name of a month. */
  caption: string | undefined;
  locale: string;
  format: ReturnType<typeof dateFormats>;
  today: string;
  /** The first and last day that is not a dot. */
  min: string;
  max: string;
  marks: Readonly<Record<string, YearCalendarMark>> | undefined;
  markOf: ((day: string) => YearCalendarMark | null | undefined) | undefined;
  missingText: string;
  /** The tab stop and the selected day, if they are in this grid. */
  tabStop: string | undefined;
  selected: string | undefined;
  hasSelection: boolean;
  moodCount: number;
}

/** A grid of days; drawn again only if one of its days may have changed. */
export const YearTable = memo(function YearTable({
  grid: { columns, rows },
  layout,
  label,
  labelledBy,
  caption,
  locale,
  format,
  today,
  min,
  max,
  marks,
  markOf,
  missingText,
  tabStop,
  selected,
  hasSelection,
  moodCount,
}: YearTableProps) {
  const short = dayFormat(locale, { month: 'short' });
  const head =
    layout === 'rows'
      ? { short, long: dayFormat(locale, { month: 'long', year: 'numeric' }) }
      : {
          short: dayFormat(locale, { weekday: 'narrow' }),
          long: dayFormat(locale, { weekday: 'long' }),
        };

  // No component of its own, as there may be thousands. React changes the cells alone whose marks have changed.
  // Without a text: Orca reads that of a cell in place of its name.
  function renderDay(day: string) {
    if (day < min || day > max) return <td key={day} className="daybow-YearCalendar-dot" />;
    const mark = markOf?.(day) ?? marks?.[day];
    return (
      <td
        key={day}
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- only in a grid is it implicit
        role="gridcell"
        className="daybow-YearCalendar-day"
        {...(mark && markLook(mark, moodCount))}
        data-day={day}
        data-number={layout === 'months' ? format.dayNumber(day) : undefined}
        tabIndex={day === tabStop ? 0 : -1}
        aria-label={`${format.day(day)}, ${mark ? mark.label : missingText}`}
        aria-selected={hasSelection ? day === selected : undefined}
        aria-current={day === today ? 'date' : undefined}
      />
    );
  }

  return (
    <table
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- its days have the focus
      role="grid"
      className="daybow-YearCalendar-grid"
      aria-label={label}
      aria-labelledby={labelledBy}
    >
      {caption && (
        <caption className="daybow-YearCalendar-name" aria-hidden="true">
          {caption}
        </caption>
      )}
      {columns.length > 0 && (
        <thead>
          <tr>
            <td />
            {columns.map(({ day, count }) => (
              <th
                key={day}
                scope="colgroup"
                className="daybow-YearCalendar-head"
                colSpan={count > 1 ? count : undefined}
              >
                {short.format(new Date(day))}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map((row, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a row's identity is its place
          <tr key={index}>
            {row.head && (
              <th scope="row" className="daybow-YearCalendar-head">
                <span aria-hidden="true">{head.short.format(new Date(row.head))}</span>
                <span className="daybow-VisuallyHidden">
                  {head.long.format(new Date(row.head))}
                </span>
              </th>
            )}
            {row.days.map((day, column) =>
              // oxlint-disable-next-line react/no-array-index-key -- a cell's identity is its column
              day ? renderDay(day) : <td key={column} />,
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
});
