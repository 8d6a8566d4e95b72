import {
  type ComponentPropsWithRef,
  type FocusEvent,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useId,
  useRef,
} from 'react';
import { cx } from '../internal/cx';
import { activeElementNear } from '../internal/trees';
import { useControllableState } from '../internal/useControllableState';
import { useMergedRef } from '../internal/useMergedRef';
import { useRender } from '../internal/useRender';
import { MenuContext } from './MenuItem';
import { indexAfterMenuKey, indexOfTyped } from './menuKeys';
import { useOpenMenu } from './useOpenMenu';
import '../internal/enter.css';
import './Menu.css';

export interface MenuProps extends ComponentPropsWithRef<'div'> {
  /** The element that opens the menu, such as a `Button` or an `IconButton`; its name is that of the menu. */
  trigger: ReactElement;
  /** `MenuItem`s, alone or in `MenuGroup`s. */
  children?: ReactNode;
  /** Whether the menu is open, when controlled. */
  open?: boolean | undefined;
  /**
   * Whether the menu is initially open, when uncontrolled.
   *
   * @defaultValue false
   */
  defaultOpen?: boolean | undefined;
  /** Called once with the new state when a person opens or closes the menu. */
  onOpenChange?: ((open: boolean) => void) | undefined;
}

const itemsOf = (menu: Element) => [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]')];

/** Letters that are typed within this time are one word, in ms. */
const TYPED_TOGETHER = 500;

/**
 * A menu of actions behind a button. Renders the `trigger` and, while it is open, a `<div role="menu">` in the top layer:
 * below the trigger or, where there is more room, above it. All other props go to that element.
 *
 * Enter, Space and Down open it at its first item, Up at its last one. Arrow keys, Home and End move, letters go to the
 * item that begins with them, Enter and Space choose. Escape closes the menu and returns the focus; Tab closes it and
 * moves on; so does a press outside.
 *
 * @example
 * <Menu trigger={<IconButton aria-label="More about Read"><DotsThreeIcon /></IconButton>}>
 *   <MenuItem onSelect={edit}>Edit</MenuItem>
 * </Menu>
 */
export function Menu({
  trigger,
  open: openProp,
  defaultOpen = false,
  onOpenChange,
  ref,
  className,
  onKeyDown,
  onBlur,
  children,
  ...rest
}: MenuProps) {
  const [open, setOpen] = useControllableState(openProp, defaultOpen, onOpenChange);
  const triggerRef = useRef<HTMLButtonElement>(null);
  const menuRef = useRef<HTMLDivElement>(null);
  const typedRef = useRef({ text: '', at: 0 });
  const opensAtEndRef = useRef(false);
  const ownIds = useId();
  const menuId = rest.id ?? `${ownIds}menu`;
  const { id: triggerId = `${ownIds}trigger`, children: triggerChildren } = trigger.props as {
    id?: string;
    children?: ReactNode;
  };

  useOpenMenu(open, menuRef, triggerRef, {
    onOpen: (menu) =>
      itemsOf(menu)
        .at(opensAtEndRef.current ? -1 : 0)
        ?.focus(),
    onPressOutside: () => setOpen(false),
  });

  const show = (atEnd: boolean) => {
    opensAtEndRef.current = atEnd;
    setOpen(true);
  };

  /** The focus goes back, unless what was chosen has given it to something else. */
  const close = () => {
    const menu = menuRef.current;
    if (menu?.contains(activeElementNear(menu))) triggerRef.current?.focus({ preventScroll: true });
    setOpen(false);
  };

  function handleKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    onKeyDown?.(event);
    const { key, altKey, ctrlKey, metaKey, nativeEvent } = event;
    if (event.defaultPrevented || nativeEvent.isComposing || altKey || ctrlKey || metaKey) return;
    // Tab then moves on from the trigger. The menu closes after that: user-event looks for the next stop from the item.
    if (key === 'Tab') {
      triggerRef.current?.focus({ preventScroll: true });
      setTimeout(setOpen, 0, false);
      return;
    }
    if (key === 'Escape') {
      event.preventDefault();
      return close();
    }
    const items = itemsOf(event.currentTarget);
    const current = items.indexOf(activeElementNear(event.currentTarget) as HTMLElement);
    let next = indexAfterMenuKey(key, current, items.length);
    if (next === undefined && key.trim() !== '' && [...key].length === 1) {
      const typed = typedRef.current;
      const isTogether = event.timeStamp - typed.at < TYPED_TOGETHER;
      typedRef.current = { text: isTogether ? typed.text + key : key, at: event.timeStamp };
      const labels = items.map(({ textContent }) => textContent ?? '');
      next = indexOfTyped(typedRef.current.text, current, labels);
    }
    if (next === undefined) return;
    event.preventDefault();
    items[next]?.focus();
  }

  function handleBlur(event: FocusEvent<HTMLDivElement>) {
    onBlur?.(event);
    const next = event.relatedTarget;
    if (!next || event.currentTarget.contains(next) || triggerRef.current?.contains(next)) return;
    setOpen(false);
  }

  const button = useRender(
    trigger,
    'button',
    {
      ref: triggerRef,
      id: triggerId,
      className: 'daybow-Menu-trigger',
      'aria-haspopup': 'menu',
      'aria-expanded': open,
      'aria-controls': open ? menuId : undefined,
      onClick: () => (open ? close() : show(false)),
      onKeyDown: (event: KeyboardEvent) => {
        if (open || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
        event.preventDefault();
        show(event.key === 'ArrowUp');
      },
    } as Parameters<typeof useRender>[2],
    triggerChildren,
  );

  const mergedRef = useMergedRef(ref, menuRef);
  return (
    <>
      {button}
      {open && (
        <div
          aria-labelledby={rest['aria-label'] === undefined ? triggerId : undefined}
          {...rest}
          ref={mergedRef}
          id={menuId}
          className={cx('daybow-Menu', className)}
          role="menu"
          tabIndex={-1}
          onKeyDown={handleKeyDown}
          onBlur={handleBlur}
        >
          <MenuContext value={close}>{children}</MenuContext>
        </div>
      )}
    </>
  );
}
