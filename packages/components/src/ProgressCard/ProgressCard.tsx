import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../internal/cx';
import { ProgressRing } from '../ProgressRing/ProgressRing';
import './ProgressCard.css';

export interface ProgressCardProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** The share that is complete, in percent; `null` means that there is nothing to measure yet. */
  value: number | null;
  /** What the ring measures; see `ProgressRing`. */
  ringLabel?: string;
  /**
   * Accessible name of the card.
   *
   * @defaultValue `'Progress'`
   */
  label?: string;
  /** The day, above the sentence; a `<span>` in it stays on one line. */
  date?: ReactNode;
  /** The sentence's figure, set large: '3 of 5'. */
  count: string;
  /** The rest of the sentence: 'habits completed'. */
  caption: string;
}

/**
 * A day's progress: the ring, and the same in a sentence beside it, or beneath it where there is
 * little room. Renders a `<section>`; figure and caption are one sentence to a screen reader and to
 * a search on the page.
 *
 * @example
 * <ProgressCard value={60} date="Saturday 21 November" count="3 of 5" caption="habits completed" />
 */
export function ProgressCard({
  value,
  ringLabel,
  label = 'Progress',
  date,
  count,
  caption,
  className,
  ...rest
}: ProgressCardProps) {
  return (
    <section {...rest} className={cx('daybow-ProgressCard', className)} aria-label={label}>
      <div className="daybow-ProgressCard-row">
        <ProgressRing value={value} label={ringLabel} />
        <div className="daybow-ProgressCard-words">
          {date && <div className="daybow-ProgressCard-date">{date}</div>}
          <p className="daybow-ProgressCard-sentence">
            <strong className="daybow-ProgressCard-count">
              <bdi>{count}</bdi>
            </strong>{' '}
            <span className="daybow-ProgressCard-caption">{caption}</span>
          </p>
        </div>
      </div>
    </section>
  );
}
