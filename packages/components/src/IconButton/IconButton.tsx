import type { ComponentPropsWithRef, ReactElement } from 'react';
import { cx } from '../internal/cx';
import { checkName } from '../internal/misuse';
import { useRender } from '../internal/useRender';
import '../internal/press.css';
import './IconButton.css';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'aria-label'> {
  /** Accessible name: what the button does. */
  label: string;
  /**
   * `raised` has a background and a shadow, `flat` has neither.
   *
   * @defaultValue `'raised'`
   */
  variant?: 'raised' | 'flat';
  /**
   * The element to render the button as, such as a router's link.
   *
   * @defaultValue a `<button>`
   */
  render?: ReactElement;
}

/**
 * An action with an icon, 44 px wide and high. Renders a `<button type="button">` named `label`, or the
 * element given as `render`. Its child is the icon.
 *
 * @example
 * <IconButton label="Settings"><GearSixIcon /></IconButton>
 */
export function IconButton({
  label,
  variant = 'raised',
  render,
  className,
  children,
  ...rest
}: IconButtonProps) {
  if (process.env.NODE_ENV !== 'production') checkName('IconButton', 'label', label);

  const props = {
    ...(render ? undefined : { type: 'button' }),
    ...rest,
    className: cx('daybow-IconButton', className),
    'data-variant': variant,
    'aria-label': label,
  };
  return useRender(render, 'button', props, children);
}
