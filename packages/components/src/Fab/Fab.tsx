import type { ComponentPropsWithRef } from 'react';
import { cx } from '../internal/cx';
import { checkName } from '../internal/misuse';
import '../internal/press.css';
import './Fab.css';

export interface FabProps extends Omit<ComponentPropsWithRef<'button'>, 'aria-label'> {
  /** Accessible name: what the button does. */
  label: string;
}

/**
 * A floating action button, for the main action of a screen. Renders a `<button type="button">` that is
 * fixed to the end of the column, above a `BottomNav` if there is one; toasts are beside it. Its child is
 * the icon.
 *
 * @example
 * <Fab label="Add habit" onClick={openDialog}><PlusIcon /></Fab>
 */
export function Fab({ label, className, ...rest }: FabProps) {
  if (process.env.NODE_ENV !== 'production') checkName('Fab', 'label', label);

  return (
    <button type="button" {...rest} className={cx('daybow-Fab', className)} aria-label={label} />
  );
}
