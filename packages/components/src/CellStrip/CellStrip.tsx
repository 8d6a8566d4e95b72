import type { ComponentPropsWithRef, CSSProperties, Key } from 'react';
import { cx } from '../internal/cx';
import { checkName } from '../internal/misuse';
import './CellStrip.css';

/**
 * How a day went: a habit that was done, done in part, missed, skipped, paused or not due ('rest'), or its limit
 * exceeded; 'open' is a day that is not over, 'none' one of which nothing is known, as to come.
 */
export type CellStripValue =
  'done' | 'part' | 'missed' | 'skipped' | 'paused' | 'rest' | 'exceeded' | 'open' | 'none';

/** A day of a `CellStrip`. */
export interface CellStripCell {
  /** How the day went, which decides its drawing. */
  value: CellStripValue;
  /**
   * How much of the day's goal is reached, in percent, in a cell with the value 'part': it is filled so far from below.
   *
   * @defaultValue 0
   */
  share?: number | undefined;
  /**
   * Identifies the cell among the others, such as its day.
   *
   * @defaultValue its index
   */
  key?: Key | undefined;
}

export interface CellStripProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The days in order. All cells are equally wide, and fill the width together. */
  cells: readonly CellStripCell[];
  /** Accessible name: what the cells say together, such as 'Read: 17 of 26 days'. */
  'aria-label': string;
}

/**
 * A line of days, a cell each, such as those of a month of a habit. Renders a `<div role="img">` named `aria-label`; its
 * figures belong into words beside it.
 *
 * @example
 * <CellStrip aria-label="Read: 1 of 2 days" cells={[{ value: 'done' }, { value: 'part', share: 40 }]} />
 */
export function CellStrip({ cells, className, ...rest }: CellStripProps) {
  if (process.env.NODE_ENV !== 'production') {
    checkName('CellStrip', 'aria-label', rest['aria-label']);
  }
  return (
    <div {...rest} role="img" className={cx('daybow-CellStrip', className)}>
      {cells.map(({ value, share, key }, index) => (
        <span
          key={key ?? index}
          className="daybow-CellStrip-cell"
          data-value={value}
          style={value === 'part' ? shareStyle(share) : undefined}
        />
      ))}
    </div>
  );
}

/** How far a cell is filled, for the style sheet. */
function shareStyle(share: number | undefined): CSSProperties {
  return { '--daybow-share': `${Math.min(100, share || 0)}%` } as CSSProperties;
}
