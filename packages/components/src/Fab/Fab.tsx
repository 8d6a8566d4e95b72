import type { ComponentPropsWithRef, ReactElement } from 'react';
import { cx } from '../internal/cx';
import { checkName } from '../internal/misuse';
import { useRender } from '../internal/useRender';
import { useRootMark } from '../internal/useRootMark';
import '../internal/press.css';
import './Fab.css';

export interface FabProps extends ComponentPropsWithRef<'button'> {
  /** Accessible name: what the button does. */
  'aria-label': string;
  /**
   * The element to render the button as, such as a router's link.
   *
   * @defaultValue a `<button>`
   */
  render?: ReactElement | undefined;
}

/**
 * A floating action button, for the main action of a screen. Renders a `<button type="button">`, or the
 * element given as `render`. It is fixed to the end of the column, or of a page without one. With a `BottomNav` it is
 * docked at the end of the row of tabs and stands out over it, except in low windows. Its child is the icon.
 *
 * @example
 * <Fab aria-label="Add habit" onClick={openDialog}><PlusIcon /></Fab>
 */
export function Fab({ render, className, children, ...rest }: FabProps) {
  if (process.env.NODE_ENV !== 'production') checkName('Fab', 'aria-label', rest['aria-label']);

  useRootMark('data-daybow-fab');
  const props = {
    ...(render ? undefined : { type: 'button' }),
    ...rest,
    className: cx('daybow-Fab', className),
  };
  return useRender(render, 'button', props, children);
}
