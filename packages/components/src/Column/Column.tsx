import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Bow } from '../Bow/Bow';
import { cx } from '../internal/cx';
import { useRootMark } from '../internal/useRootMark';
import './Column.css';

export interface ColumnProps extends ComponentPropsWithRef<'div'> {
  /**
   * A second paper beside the column in a window from 1024 px on, which scrolls by itself; sheets open over it. Not
   * shown in a narrower one. Null is none for now: the column stays where it is with one.
   */
  beside?: ReactNode;
}

/**
 * The column of an app, as wide as a phone. Renders a `<div>` as high as the window, with gutters at both sides. At
 * its end it keeps the room of a `BottomNav`, a `Fab` and toasts, so that the whole page can scroll above them. On wide
 * screens it is centred in front of a large bow, inset and rounded; the window still scrolls.
 *
 * @example
 * <Column><PageHeader title="Daybow" /></Column>
 */
export function Column({ beside, className, children, ...rest }: ColumnProps) {
  useRootMark('data-daybow-column');
  return (
    <div className="daybow-Column-canvas">
      <Bow variant="horizon" className="daybow-Column-horizon" />
      <div {...rest} className={cx('daybow-Column', className)}>
        {children}
      </div>
      {beside !== undefined && <Paper>{beside}</Paper>}
    </div>
  );
}

/** The second paper. While it is there, the column stands at its start. */
function Paper({ children }: { children: ReactNode }) {
  useRootMark('data-daybow-beside');
  return <div className="daybow-Column-paper">{children}</div>;
}
