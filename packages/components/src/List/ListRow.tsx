import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../internal/cx';
import './List.css';

export interface ListRowProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> {
  /** A picture before the words, such as an `EmojiTile`; it is decoration. */
  icon?: ReactNode;
  /** What the row is about. */
  title: ReactNode;
  /** More about it, in smaller type. */
  description?: ReactNode;
  /** Controls at the far end, such as a `Button`. */
  actions?: ReactNode;
}

/**
 * A row of words in a `List`. Renders a `<div>` without any control but those that are given as
 * `actions`: nothing happens on a tap.
 *
 * @example
 * <ListRow icon={<EmojiTile><InfoIcon /></EmojiTile>} title="About" description="Version 1.0.0" />
 */
export function ListRow({ icon, title, description, actions, className, ...rest }: ListRowProps) {
  return (
    <div {...rest} className={cx('daybow-ListRow', className)}>
      {icon}
      <div className="daybow-ListRow-words">
        <p className="daybow-ListRow-title">{title}</p>
        {description && <p className="daybow-ListRow-description">{description}</p>}
      </div>
      {actions}
    </div>
  );
}
