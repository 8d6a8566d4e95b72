import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../internal/cx';
import './Strip.css';

export interface StripProps extends ComponentPropsWithRef<'section'> {
  /** What there is to know, in a line or two; a `<strong>` in it is set bolder. */
  children: ReactNode;
  /** What a person can do about it, such as a small `Button`. */
  action?: ReactNode;
  /**
   * Accessible name of the strip.
   *
   * @defaultValue `'Notice'`
   */
  label?: string;
}

/**
 * A slim notice that stays at the top of what scrolls. Renders a `<section>`, a region of its own
 * name; focus that moves on the page stops short of what it covers.
 *
 * @example
 * <Strip action={<Button size="small">Start my journal</Button>}>
 *   <strong>You're exploring sample data.</strong> Nothing here is saved.
 * </Strip>
 */
export function Strip({ children, action, label = 'Notice', className, ...rest }: StripProps) {
  return (
    <section {...rest} className={cx('daybow-Strip', className)} aria-label={label}>
      <p className="daybow-Strip-words">{children}</p>
      {action}
    </section>
  );
}
