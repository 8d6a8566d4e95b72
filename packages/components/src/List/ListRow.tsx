import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../internal/cx';
import { Icon } from '../internal/Icon';
import { caretRightBold } from '../internal/iconPaths';
import { pressOnce } from '../internal/pressOnce';
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
  /**
   * Called when the row is pressed. The label is then a button that takes up the whole row, which ends with
   * a caret; `aria-haspopup` goes to that button.
   */
  onPress?: (() => void) | undefined;
}

/**
 * A row of text in a `List`. Renders a `<div>`; only its `actions` are interactive, and with `onPress` all
 * of it, by a button around its label.
 *
 * @example
 * <ListRow icon={<EmojiTile><InfoIcon /></EmojiTile>} label="About" description="Version 1.0.0" />
 */
export function ListRow({
  icon,
  label,
  description,
  actions,
  onPress,
  'aria-haspopup': hasPopup,
  className,
  ...rest
}: ListRowProps) {
  return (
    <div
      {...rest}
      className={cx('daybow-ListRow', className)}
      data-pressable={onPress ? '' : undefined}
    >
      {icon}
      <div className="daybow-ListRow-words">
        <p className="daybow-ListRow-label">
          {onPress ? (
            <button
              type="button"
              className="daybow-ListRow-button"
              aria-haspopup={hasPopup}
              onKeyDown={pressOnce}
              onClick={onPress}
            >
              {label}
            </button>
          ) : (
            label
          )}
        </p>
        {description && <p className="daybow-ListRow-description">{description}</p>}
      </div>
      {actions}
      {onPress && <Icon path={caretRightBold} className="daybow-ListRow-caret" />}
    </div>
  );
}
