import type { ComponentPropsWithRef } from 'react';
import { Bow } from '../Bow/Bow';
import { cx } from '../internal/cx';
import { useRootMark } from '../internal/useRootMark';
import './Column.css';

export type ColumnProps = ComponentPropsWithRef<'div'>;

/**
 * The column of an app, as wide as a phone. Renders a `<div>` as high as the window, with gutters at both sides. At
 * its end it keeps the room of a `BottomNav`, a `Fab` and toasts, so that the whole page can scroll above them. On wide
 * screens it is centred in front of a large bow, inset and rounded; the window still scrolls.
 *
 * @example
 * <Column><PageHeader title="Daybow" /></Column>
 */
export function Column({ className, children, ...rest }: ColumnProps) {
  useRootMark('data-daybow-column');
  return (
    <div className="daybow-Column-canvas">
      <Bow variant="horizon" className="daybow-Column-horizon" />
      <div {...rest} className={cx('daybow-Column', className)}>
        {children}
      </div>
    </div>
  );
}
