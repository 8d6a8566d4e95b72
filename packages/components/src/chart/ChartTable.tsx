import { memo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { cx } from '../internal/cx';
import { pressOnce } from '../internal/pressOnce';
import type { SeriesData, TextDatum } from './chartData';
import { datumText, type DatumFormat } from './datumText';

interface ChartTableProps {
  caption: string;
  columns: readonly [label: string, value?: string];
  series: readonly SeriesData[];
  format: DatumFormat;
  /** True if everyone sees the table, and not only screen readers. */
  visible: boolean;
  actionLabel: (rows: number, count: number) => string;
}

/** Most values that are in the table from the start. */
const INITIAL_ROWS = 100;
/** Number of rows that a press on the button adds. */
const ROWS_PER_ACTION = 500;

/**
 * The chart's values as a table. For more than 100 values, a button renders it, because thousands of rows
 * are slow. The table is then visible to everyone, because sighted people can press the button too.
 * Memoised, because a moving cursor renders the frame.
 */
export const ChartTable = memo(function ChartTable({
  caption,
  columns,
  series,
  format,
  visible,
  actionLabel,
}: ChartTableProps) {
  const tableRef = useRef<HTMLTableElement>(null);
  const [requestedRows, setRequestedRows] = useState(0);
  const data = series[0]?.data ?? [];
  const count = data.length;
  const rows = count <= INITIAL_ROWS ? count : Math.min(requestedRows, count);
  const hidden = visible || requestedRows > 0 ? undefined : 'daybow-VisuallyHidden';
  if (count === 0) return null;

  const handleAction = () => {
    flushSync(() => setRequestedRows(rows + ROWS_PER_ACTION));
    // The button has moved down or gone, so the focus moves to the table.
    tableRef.current?.focus({ preventScroll: rows > 0 });
  };
  return (
    <>
      {rows > 0 && (
        <div className={cx('daybow-Chart-tableBox', hidden)}>
          <table
            ref={tableRef}
            tabIndex={count > INITIAL_ROWS ? -1 : undefined}
            className="daybow-Chart-table"
          >
            <caption>{caption}</caption>
            <thead>
              <tr>
                <th scope="col">{columns[0]}</th>
                {series.map(({ label }) => (
                  <th key={label} scope="col">
                    {label || (columns[1] ?? caption)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {data.slice(0, rows).map((datum, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- labels may repeat
                <tr key={index}>
                  <th scope="row">{datum.label}</th>
                  {series.map(({ label, data: values }) => (
                    <td key={label}>{textAt(values, index, format)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {rows < count && (
        <button
          type="button"
          className={cx('daybow-Chart-tableAction', hidden)}
          onKeyDown={pressOnce}
          onClick={handleAction}
        >
          {actionLabel(rows, count)}
        </button>
      )}
    </>
  );
});

function textAt(data: readonly TextDatum[], index: number, format: DatumFormat): string {
  const datum = data[index];
  return datum ? datumText(datum, format).valueText : '';
}

/** The English words of the table's button. */
export function tableActionInEnglish(rows: number, count: number): string {
  return rows === 0
    ? `Show all ${count} values in a table`
    : `Show more, ${rows} of ${count} values so far`;
}
