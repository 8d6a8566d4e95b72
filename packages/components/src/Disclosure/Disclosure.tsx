import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../internal/cx';
import { Icon } from '../internal/Icon';
import { caretDownBold } from '../internal/iconPaths';
import { pressOnce } from '../internal/pressOnce';
import './Disclosure.css';

export interface DisclosureProps extends ComponentPropsWithRef<'details'> {
  /** The text that is always visible and toggles the content. */
  label: ReactNode;
  /** The content, visible while open. */
  children: ReactNode;
}

/**
 * Content that opens on request. Renders native `<details>` and `<summary>`: Enter and Space toggle it, and
 * a screen reader announces whether it is open. `open` and `onToggle` are the props of `<details>`.
 *
 * @example
 * <Disclosure label="How this is counted">A day counts with one habit done.</Disclosure>
 */
export function Disclosure({ label, children, className, ...rest }: DisclosureProps) {
  return (
    <details {...rest} className={cx('daybow-Disclosure', className)}>
      <summary className="daybow-Disclosure-summary" onKeyDown={pressOnce}>
        <Icon path={caretDownBold} />
        {label}
      </summary>
      <div className="daybow-Disclosure-content">{children}</div>
    </details>
  );
}
