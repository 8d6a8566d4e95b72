import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../internal/cx';
import { useRootMark } from '../internal/useRootMark';
import { useWords, type DaybowWords } from '../internal/words';
import './Strip.css';

const ENGLISH: DaybowWords['Strip'] = { 'aria-label': 'Notice' };

export interface StripProps extends ComponentPropsWithRef<'section'> {
  /** The notice, in one or two lines; a `<strong>` in it is semibold. */
  children: ReactNode;
  /** Controls for the next step, such as a small `Button`. */
  actions?: ReactNode;
  /**
   * Accessible name of the region.
   *
   * @defaultValue `'Notice'`
   */
  'aria-label'?: string | undefined;
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
export function Strip(props: StripProps) {
  const {
    children,
    actions,
    'aria-label': label,
    className,
    ...rest
  } = useWords('Strip', ENGLISH, props);
  useRootMark('data-daybow-strip');
  return (
    <section {...rest} className={cx('daybow-Strip', className)} aria-label={label}>
      <p className="daybow-Strip-words">{children}</p>
      {actions}
    </section>
  );
}
