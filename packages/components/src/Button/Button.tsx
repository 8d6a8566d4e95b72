import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { cx } from '../internal/cx';
import { loadingProps } from '../internal/loadingProps';
import { useRender } from '../internal/useRender';
import '../internal/press.css';
import './Button.css';

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /**
   * `solid` for the main action, `soft` and `quiet` for others, `danger` for destructive ones.
   *
   * @defaultValue `'solid'`
   */
  variant?: 'solid' | 'soft' | 'quiet' | 'danger' | undefined;
  /**
   * `medium` is 56 px high, `small` 44 px.
   *
   * @defaultValue `'medium'`
   */
  size?: 'medium' | 'small' | undefined;
  /**
   * Makes the button as wide as its parent.
   *
   * @defaultValue false
   */
  block?: boolean | undefined;
  /** An icon before the label; decoration. */
  icon?: ReactNode;
  /**
   * True while what the button started is under way: it shows a spinner, ignores presses, and keeps its width, its
   * name and the focus.
   *
   * @defaultValue false
   */
  loading?: boolean | undefined;
  /**
   * The element to render the button as, such as a router's link.
   *
   * @defaultValue a `<button>`
   */
  render?: ReactElement | undefined;
}

/**
 * An action with a text label. Renders a `<button type="button">`, or the element given as `render`, which
 * looks like a button and keeps its own role.
 *
 * @example
 * <Button render={<a href="/" />}>Return to Home</Button>
 */
export function Button({
  variant = 'solid',
  size = 'medium',
  block = false,
  icon,
  loading = false,
  render,
  className,
  children,
  ...rest
}: ButtonProps) {
  const props = {
    ...(render ? undefined : { type: 'button' }),
    ...rest,
    className: cx('daybow-Button', className),
    'data-variant': variant,
    'data-size': size,
    'data-block': block || undefined,
    ...(loading && loadingProps),
  };
  return useRender(
    render,
    'button',
    props,
    <>
      {icon && (
        <span className="daybow-Button-icon" aria-hidden="true">
          {icon}
        </span>
      )}
      <span className="daybow-Button-label">{children}</span>
    </>,
  );
}
