import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../internal/cx';
import { Icon } from '../internal/Icon';
import { caretDownBold } from '../internal/iconPaths';
import './Disclosure.css';

export interface DisclosureProps extends ComponentPropsWithRef<'details'> {
  /** What there is to open, in a few words. */
  summary: ReactNode;
  /** What is shown once it is open. */
  children: ReactNode;
}

/**
 * More to read for those who want to. Renders native `<details>` and `<summary>`: Enter and Space
 * open and close it, a screen reader hears which it is, a search on the page finds what is inside.
 * `open` and `onToggle` are the element's own.
 *
 * @example
 * <Disclosure summary="How this is counted">A day counts with one habit done.</Disclosure>
 */
export function Disclosure({ summary, children, className, ...rest }: DisclosureProps) {
  return (
    <details {...rest} className={cx('daybow-Disclosure', className)}>
      <summary className="daybow-Disclosure-summary">
        <Icon path={caretDownBold} />
        {summary}
      </summary>
      <div className="daybow-Disclosure-content">{children}</div>
    </details>
  );
}
