import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { cx } from '../internal/cx';
import './Card.css';

export interface CardProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** A heading inside the card, which also names it; without it the card is a plain box. */
  title?: ReactNode;
  /**
   * `roomy` pads by 20 px, `snug` by 16 px, as charts want it, `tight` by 8 px at the sides, for a month.
   *
   * @defaultValue `'roomy'`
   */
  inset?: 'roomy' | 'snug' | 'tight';
}

/**
 * A sheet of paper that lies on the page. Renders a `<section>`; with a `title` it holds an `<h2>`
 * and is a named region.
 *
 * @example
 * <Card title="Mood Trends">…</Card>
 */
export function Card({ title, inset = 'roomy', className, children, ...rest }: CardProps) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={title ? titleId : undefined}
      {...rest}
      className={cx('daybow-Card', className)}
      data-inset={inset}
    >
      {title && (
        <h2 className="daybow-Card-title" id={titleId}>
          {title}
        </h2>
      )}
      {children}
    </section>
  );
}
