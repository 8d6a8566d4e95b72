import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { cx } from '../internal/cx';

export interface MenuGroupProps extends ComponentPropsWithRef<'div'> {
  /** What the items have in common, above them: the name of the group. Without it, a line alone divides. */
  label?: ReactNode;
  /** `MenuItem`s. */
  children?: ReactNode;
}

/**
 * Items of a `Menu` that belong together, divided by a line from what comes before and after. Renders a
 * `<div role="group">`.
 *
 * @example
 * <MenuGroup label="Sort by"><MenuItem choice="one" checked>Name</MenuItem></MenuGroup>
 */
export function MenuGroup({ label, className, children, ...rest }: MenuGroupProps) {
  const labelId = useId();
  return (
    <div
      aria-labelledby={label ? labelId : undefined}
      {...rest}
      className={cx('daybow-MenuGroup', className)}
      role="group"
    >
      {label && (
        <div id={labelId} className="daybow-MenuGroup-label" role="presentation">
          {label}
        </div>
      )}
      {children}
    </div>
  );
}
