import type { ComponentPropsWithRef } from 'react';
import { Bow } from '../Bow/Bow';
import { cx } from '../internal/cx';
import './Column.css';

export type ColumnProps = ComponentPropsWithRef<'div'>;

/**
 * The column of an app, as wide as a phone. Renders a `<div>` as high as the window. On wide screens it is
 * centred in front of a large bow, inset and rounded; the window still scrolls.
 *
 * @example
 * <Column><PageHeader title="Daybow" /></Column>
 */
export function Column({ className, children, ...rest }: ColumnProps) {
  return (
    <div className="daybow-Column-canvas">
      <Bow variant="horizon" className="daybow-Column-horizon" />
      <div {...rest} className={cx('daybow-Column', className)}>
        {children}
      </div>
    </div>
  );
}
