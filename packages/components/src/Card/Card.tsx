import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { cx } from '../internal/cx';
import './Card.css';

export interface CardProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** A heading inside the card, and its accessible name; without it the card is not a region. */
  title?: ReactNode;
  /**
   * The padding: `roomy` is 20 px, `snug` 16 px, for charts, `tight` 8 px at the sides, for a month.
   *
   * @defaultValue `'roomy'`
   */
  inset?: 'roomy' | 'snug' | 'tight';
}

/**
 * A raised surface for related content. Renders a `<section>`; with a `title` it contains an `<h2>` and is
 * a named region.
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
