import type { AriaAttributes, ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { cx } from '../internal/cx';
import { Icon } from '../internal/Icon';
import { caretRightBold } from '../internal/iconPaths';
import { useListRow } from '../internal/useListRow';
import { useRender } from '../internal/useRender';
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
  /**
   * The element to render the label as, such as a router's link: it takes up the whole row, as with `onPress`.
   *
   * @defaultValue a `<button>` with `onPress`, else only text
   */
  render?: ReactElement | undefined;
}

/**
 * A row of text in a `List`. Renders a `<div>`; only its `actions` are interactive, and with `onPress` or `render` all
 * of it, by a button or a link around its label.
 *
 * @example
 * <ListRow label="About" description="Version 1.0.0" render={<Link to="/about" />} />
 */
export function ListRow({
  icon,
  label,
  description,
  actions,
  onPress,
  render,
  'aria-haspopup': hasPopup,
  className,
  ref,
  ...rest
}: ListRowProps) {
  const row = useListRow(ref);
  const isPressable = Boolean(onPress ?? render);
  return (
    <div
      {...rest}
      {...row}
      className={cx('daybow-ListRow', className)}
      data-pressable={isPressable ? '' : undefined}
    >
      {icon}
      <div className="daybow-ListRow-words">
        <p className="daybow-ListRow-label">
          {isPressable ? <RowButton {...{ onPress, render, hasPopup, label }} /> : label}
        </p>
        {description && <p className="daybow-ListRow-description">{description}</p>}
      </div>
      {actions}
      {isPressable && <Icon path={caretRightBold} className="daybow-ListRow-caret" />}
    </div>
  );
}

interface RowButtonProps extends Pick<ListRowProps, 'label' | 'onPress' | 'render'> {
  hasPopup: AriaAttributes['aria-haspopup'];
}

function RowButton({ label, onPress, render, hasPopup }: RowButtonProps) {
  const props = {
    ...(render ? undefined : { type: 'button' }),
    className: 'daybow-ListRow-button',
    'aria-haspopup': hasPopup,
    onClick: onPress && (() => onPress()),
  };
  return useRender(render, 'button', props, label);
}
