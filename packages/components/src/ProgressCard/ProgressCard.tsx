import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Bow } from '../Bow/Bow';
import { cx } from '../internal/cx';
import { useWords, type DaybowWords } from '../internal/words';
import { ProgressRing } from '../ProgressRing/ProgressRing';
import './ProgressCard.css';

const ENGLISH: DaybowWords['ProgressCard'] = { 'aria-label': 'Progress' };

export interface ProgressCardProps extends ComponentPropsWithRef<'section'> {
  /** The completed share in percent; `null` if there is nothing to measure yet. */
  value: number | null;
  /**
   * The `label` of the `ProgressRing`.
   *
   * @defaultValue `'Complete'`
   */
  ringLabel?: string | undefined;
  /**
   * The `formatValue` of the `ProgressRing`.
   *
   * @defaultValue `'60%'`, in the language of the `DaybowProvider`
   */
  formatValue?: ((value: number) => string | number) | undefined;
  /**
   * The `emptyText` of the `ProgressRing`, which a screen reader announces when `value` is null.
   *
   * @defaultValue `'Nothing yet'`
   */
  emptyText?: string | undefined;
  /**
   * Accessible name of the card.
   *
   * @defaultValue `'Progress'`
   */
  'aria-label'?: string | undefined;
  /** A picture in place of the ring, on a day without any progress to show; decoration. */
  icon?: ReactNode;
  /** The day, above the sentence; a `<span>` in it stays on one line. */
  date?: ReactNode;
  /** The first part of the sentence, in large text: '3 of 5'. Two empty parts are no sentence. */
  count: string;
  /** The second part of the sentence: 'habits completed'. */
  caption: string;
  /**
   * Words of joy over the sentence, which is smaller then; a screen reader announces them when they change. Give an
   * empty text until then: the card keeps its height.
   */
  note?: string | undefined;
  /**
   * The `appear` of the `ProgressRing`: draws the ring from 0 as it appears.
   *
   * @defaultValue true
   */
  appear?: boolean | undefined;
  /**
   * The `celebrates` of the `ProgressRing`: lets its glow breathe once as it becomes complete. True with a `note`
   * also lets a bow leave the complete ring, once.
   *
   * @defaultValue true, without the bow
   */
  celebrates?: boolean | undefined;
  /** Controls under the sentence, such as a `Button`. */
  actions?: ReactNode;
  /** More beneath ring and words, such as a `WeekBow`. */
  children?: ReactNode;
}

/**
 * The progress of a day: a `ProgressRing`, or an `icon`, and a sentence beside it, or below it in a narrow card. Renders a
 * `<section>`; count and caption are one sentence for screen readers.
 *
 * @example
 * <ProgressCard value={60} date="Saturday 21 November" count="3 of 5" caption="habits completed" />
 */
export function ProgressCard(props: ProgressCardProps) {
  const {
    value,
    ringLabel,
    formatValue,
    emptyText,
    'aria-label': label,
    icon,
    date,
    count,
    caption,
    note,
    appear,
    celebrates,
    actions,
    children,
    className,
    ...rest
  } = useWords('ProgressCard', ENGLISH, props);
  return (
    <section {...rest} className={cx('daybow-ProgressCard', className)} aria-label={label}>
      <div className="daybow-ProgressCard-row">
        <div className="daybow-ProgressCard-ring">
          {icon ?? (
            <ProgressRing
              value={value}
              label={ringLabel}
              {...{ formatValue, emptyText, appear, celebrates }}
            />
          )}
          {celebrates && note && value === 100 && <Bow className="daybow-ProgressCard-arch" />}
        </div>
        <div className="daybow-ProgressCard-words">
          {date && <div className="daybow-ProgressCard-date">{date}</div>}
          {note !== undefined && (
            <p className="daybow-ProgressCard-note" role="status">
              {note}
            </p>
          )}
          {(count || caption) && (
            <p className="daybow-ProgressCard-sentence">
              <strong className="daybow-ProgressCard-count">
                <bdi>{count}</bdi>
              </strong>{' '}
              <span className="daybow-ProgressCard-caption">{caption}</span>
            </p>
          )}
          {actions && <div className="daybow-ProgressCard-actions">{actions}</div>}
        </div>
      </div>
      {children && <div className="daybow-ProgressCard-body">{children}</div>}
    </section>
  );
}
