import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { cx } from '../internal/cx';
import type { ChartDatum } from './chartProps';
import { readDatum, type ReadingWords } from './chartReading';

interface ChartTableProps {
  caption: string;
  columns: readonly [label: string, value: string];
  data: readonly ChartDatum[];
  words: ReadingWords;
  /** Whether everyone sees it, or screen readers only. */
  visible: boolean;
  actionText: (rows: number, count: number) => string;
}

/** So many values are in the table from the first; of more, so many are brought at a time. */
const ROWS_AT_ONCE = 100;
const ROWS_PER_ACTION = 500;

/**
 * The chart's values as a table. Past a hundred, a button brings it, to everyone: a page shouldn't pay
 * for thousands of rows that nobody asked for, and who asked may well be looking.
 */
export function ChartTable({
  caption,
  columns,
  data,
  words,
  visible,
  actionText,
}: ChartTableProps) {
  const tableRef = useRef<HTMLTableElement>(null);
  const [wanted, setWanted] = useState(0);
  const count = data.length;
  const rows = count <= ROWS_AT_ONCE ? count : Math.min(wanted, count);
  const hidden = visible || wanted > 0 ? undefined : 'daybow-VisuallyHidden';
  if (count === 0) return null;

  const handleAction = () => {
    // The button moves down or goes; who pressed it finds themselves on the table.
    flushSync(() => setWanted(rows + ROWS_PER_ACTION));
    tableRef.current?.focus({ preventScroll: rows > 0 });
  };
  return (
    <>
      {rows > 0 && (
        <div className={cx('daybow-Chart-tableBox', hidden)}>
          <table
            ref={tableRef}
            tabIndex={count > ROWS_AT_ONCE ? -1 : undefined}
            className="daybow-Chart-table"
          >
            <caption>{caption}</caption>
            <thead>
              <tr>
                <th scope="col">{columns[0]}</th>
                <th scope="col">{columns[1]}</th>
              </tr>
            </thead>
            <tbody>
              {data.slice(0, rows).map((datum, index) => (
                // Labels may repeat; a datum is who it is by its place.
                // oxlint-disable-next-line react/no-array-index-key
                <tr key={index}>
                  <th scope="row">{datum.label}</th>
                  <td>{readDatum(datum, words).spoken}</td>
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
          onClick={handleAction}
        >
          {actionText(rows, count)}
        </button>
      )}
    </>
  );
}

/** The English words of the table's columns, and of its button. */
export const columnsInEnglish = ['Label', 'Value'] as const;

export function tableActionInEnglish(rows: number, count: number): string {
  return rows === 0
    ? `Show all ${count} values in a table`
    : `Show more, ${rows} of ${count} values so far`;
}
