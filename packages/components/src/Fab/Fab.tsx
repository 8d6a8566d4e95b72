import type { ComponentPropsWithRef } from 'react';
import { cx } from '../internal/cx';
import { checkName } from '../internal/misuse';
import '../internal/press.css';
import './Fab.css';

export interface FabProps extends Omit<ComponentPropsWithRef<'button'>, 'aria-label'> {
  /** What the button does, in words: its accessible name. */
  label: string;
}

/**
 * A floating action button: the one thing that a person most often adds. Renders a
 * `<button type="button">`, fixed to the column's end, above a `BottomNav` where there is one;
 * toasts stand beside it. Its child is the icon.
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
