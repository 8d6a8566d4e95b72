import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../internal/cx';
import { Icon } from '../internal/Icon';
import { caretRightBold } from '../internal/iconPaths';
import { checkName } from '../internal/misuse';
import { isPressable, RowButton, type RowPressProps } from '../internal/RowButton';
import { useListRow } from '../internal/useListRow';
import './List.css';

export interface ListRowProps
  extends RowPressProps, Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** A picture before the text, such as an `EmojiTile`; decoration. */
  icon?: ReactNode;
  /** The first line. */
  label: ReactNode;
  /** The second line, in smaller text. */
  description?: ReactNode;
  /** A few words at the end, such as the chosen option, in muted text. */
  value?: ReactNode;
  /** Controls at the end, such as a `Button`. */
  actions?: ReactNode;
}

/**
 * A row of text in a `List`. Renders a `<div>`; only its `actions` are interactive, and with `onPress` or `render` all
 * of it, by a button or a link around its label. A caret at the end shows that it leads on: with `render` or
 * `aria-haspopup`, and not where a press does something at once.
 *
 * @example
 * <ListRow label="About" description="Version 1.0.0" render={<Link to="/about" />} />
 */
export function ListRow({
  icon,
  label,
  description,
  value,
  actions,
  onPress,
  render,
  'aria-haspopup': hasPopup,
  className,
  ref,
  ...rest
}: ListRowProps) {
  const row = useListRow(ref);
  const isPressed = isPressable({ onPress, render });
  if (process.env.NODE_ENV !== 'production' && isPressed) checkName('ListRow', 'label', label);
  return (
    <div
      {...rest}
      {...row}
      className={cx('daybow-ListRow', className)}
      data-pressable={isPressed ? '' : undefined}
    >
      {icon}
      <div className="daybow-ListRow-words">
        <p className="daybow-ListRow-label">
          {isPressed ? <RowButton {...{ onPress, render, hasPopup }}>{label}</RowButton> : label}
        </p>
        {description && <p className="daybow-ListRow-description">{description}</p>}
      </div>
      {value && <span className="daybow-ListRow-value">{value}</span>}
      {actions}
      {(render || hasPopup) && <Icon path={caretRightBold} className="daybow-ListRow-caret" />}
    </div>
  );
}
