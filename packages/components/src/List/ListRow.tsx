import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../internal/cx';
import './List.css';

export interface ListRowProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** A picture before the text, such as an `EmojiTile`; decoration. */
  icon?: ReactNode;
  /** The first line. */
  label: ReactNode;
  /** The second line, in smaller text. */
  description?: ReactNode;
  /** Controls at the end, such as a `Button`. */
  actions?: ReactNode;
}

/**
 * A row of text in a `List`. Renders a `<div>`; only its `actions` are interactive.
 *
 * @example
 * <ListRow icon={<EmojiTile><InfoIcon /></EmojiTile>} label="About" description="Version 1.0.0" />
 */
export function ListRow({ icon, label, description, actions, className, ...rest }: ListRowProps) {
  return (
    <div {...rest} className={cx('daybow-ListRow', className)}>
      {icon}
      <div className="daybow-ListRow-words">
        <p className="daybow-ListRow-label">{label}</p>
        {description && <p className="daybow-ListRow-description">{description}</p>}
      </div>
      {actions}
    </div>
  );
}
