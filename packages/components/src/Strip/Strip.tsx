import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../internal/cx';
import './Strip.css';

export interface StripProps extends ComponentPropsWithRef<'section'> {
  /** The notice, in one or two lines; a `<strong>` in it is semibold. */
  children: ReactNode;
  /** What a person can do about it, such as a small `Button`. */
  actions?: ReactNode;
  /**
   * Accessible name of the region.
   *
   * @defaultValue `'Notice'`
   */
  'aria-label'?: string;
}

/**
 * A narrow notice that is sticky at the top of the page. Renders a `<section>`, a named region. It never
 * covers the focused element.
 *
 * @example
 * <Strip actions={<Button size="small">Start my journal</Button>}>
 *   <strong>You're exploring sample data.</strong> Nothing here is saved.
 * </Strip>
 */
export function Strip({
  children,
  actions,
  'aria-label': label = 'Notice',
  className,
  ...rest
}: StripProps) {
  return (
    <section {...rest} className={cx('daybow-Strip', className)} aria-label={label}>
      <p className="daybow-Strip-words">{children}</p>
      {actions}
    </section>
  );
}
