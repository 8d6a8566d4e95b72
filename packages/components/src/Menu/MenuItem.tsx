import {
  type ComponentPropsWithRef,
  createContext,
  type MouseEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  useContext,
} from 'react';
import { cx } from '../internal/cx';
import { Icon } from '../internal/Icon';
import { checkBold } from '../internal/iconPaths';
import { reportMisuse } from '../internal/misuse';
import { useRender } from '../internal/useRender';

/** Closes the menu around; null outside of one. */
export const MenuContext = createContext<(() => void) | null>(null);

const choiceRoles = { one: 'menuitemradio', many: 'menuitemcheckbox' };

export interface MenuItemProps extends Omit<ComponentPropsWithRef<'button'>, 'onSelect'> {
  /** What the item does, in a word or two. */
  children?: ReactNode;
  /** Called when the item is chosen; then the menu closes, unless this prevents the default of the event. */
  onSelect?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
  /** An icon before the words; decoration. */
  icon?: ReactNode;
  /**
   * `danger` is for what is destructive.
   *
   * @defaultValue `'plain'`
   */
  variant?: 'plain' | 'danger' | undefined;
  /** Whether a choice is on; without it, the item is no choice. */
  checked?: boolean | undefined;
  /**
   * With `checked`: `one` if it is one of several, of which one is checked, and `many` if it is on or off by itself.
   *
   * @defaultValue `'many'`
   */
  choice?: 'one' | 'many' | undefined;
  /**
   * The element to render the item as, such as a router's link.
   *
   * @defaultValue a `<button>`
   */
  render?: ReactElement | undefined;
}

/**
 * An action of a `Menu`, or a choice with `checked`. Renders a `<button role="menuitem">`, or the element given as
 * `render`. A disabled item can be reached by keyboard, so that people learn of it.
 *
 * @example
 * <MenuItem icon={<TrashIcon />} variant="danger" onSelect={remove}>Delete</MenuItem>
 */
export function MenuItem({
  onSelect,
  icon,
  variant = 'plain',
  checked,
  choice = 'many',
  disabled = false,
  render,
  className,
  onClick,
  onPointerMove,
  children,
  ...rest
}: MenuItemProps) {
  const close = useContext(MenuContext);
  if (process.env.NODE_ENV !== 'production' && !close) {
    reportMisuse('MenuItem', 'is outside of a <Menu>, so that no key reaches it. Put it into one.');
  }

  const props = {
    ...(render ? undefined : { type: 'button' }),
    ...rest,
    className: cx('daybow-MenuItem', className),
    'data-variant': variant,
    role: checked === undefined ? 'menuitem' : choiceRoles[choice],
    tabIndex: -1,
    'aria-checked': checked,
    'aria-disabled': disabled || undefined,
    onClick(event: MouseEvent<HTMLButtonElement>) {
      if (disabled) return event.preventDefault();
      onClick?.(event);
      onSelect?.(event);
      if (!event.defaultPrevented || render) close?.();
    },
    // One item at a time is marked: keys go on from where the pointer is.
    onPointerMove(event: PointerEvent<HTMLButtonElement>) {
      onPointerMove?.(event);
      if (event.pointerType === 'mouse') event.currentTarget.focus({ preventScroll: true });
    },
  };
  return useRender(
    render,
    'button',
    props,
    <>
      {icon && (
        <span className="daybow-MenuItem-icon" aria-hidden="true">
          {icon}
        </span>
      )}
      <span className="daybow-MenuItem-label">{children}</span>
      {checked && <Icon className="daybow-MenuItem-check" path={checkBold} />}
    </>,
  );
}
