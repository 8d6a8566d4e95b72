import type { ComponentPropsWithRef, ReactElement } from 'react';
import { cx } from '../internal/cx';
import { loadingProps } from '../internal/loadingProps';
import { checkName } from '../internal/misuse';
import { useRender } from '../internal/useRender';
import '../internal/press.css';
import './IconButton.css';

export interface IconButtonProps extends ComponentPropsWithRef<'button'> {
  /** Accessible name: what the button does. */
  'aria-label': string;
  /**
   * `raised` has a background and a shadow, `flat` has neither.
   *
   * @defaultValue `'raised'`
   */
  variant?: 'raised' | 'flat' | undefined;
  /**
   * True while what the button started is under way: it shows a spinner, ignores presses, and keeps the focus.
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
 * An action with an icon, 44 px wide and high. Renders a `<button type="button">` with a name, or the
 * element given as `render`. Its child is the icon.
 *
 * @example
 * <IconButton aria-label="Settings"><GearSixIcon /></IconButton>
 */
export function IconButton({
  variant = 'raised',
  loading = false,
  render,
  className,
  children,
  ...rest
}: IconButtonProps) {
  if (process.env.NODE_ENV !== 'production')
    checkName('IconButton', 'aria-label', rest['aria-label']);

  const props = {
    ...(render ? undefined : { type: 'button' }),
    ...rest,
    className: cx('daybow-IconButton', className),
    'data-variant': variant,
    ...(loading && loadingProps),
  };
  return useRender(render, 'button', props, children);
}
