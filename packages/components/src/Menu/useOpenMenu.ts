import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { isRightToLeft } from '../internal/isRightToLeft';
import { placeMenu } from './placeMenu';

interface Handlers {
  /** Called once the menu is shown and in its place, to move the focus. */
  onOpen: (menu: HTMLElement) => void;
  onPressOutside: () => void;
}

/**
 * While a menu is open: shows it in the top layer, keeps it at its trigger and notices a press outside. The top layer
 * leaves it where it is in the page, so that it has the theme, the direction and the dialog around it.
 */
export function useOpenMenu(
  open: boolean,
  menuRef: RefObject<HTMLElement | null>,
  triggerRef: RefObject<HTMLElement | null>,
  handlers: Handlers,
) {
  const handlersRef = useRef(handlers);
  useEffect(() => {
    handlersRef.current = handlers;
  });

  useLayoutEffect(() => {
    const menu = menuRef.current;
    const trigger = triggerRef.current;
    if (!open || !menu || !trigger) return;
    const page = menu.ownerDocument;
    const place = () => {
      const { clientWidth: width, clientHeight: height } = page.documentElement;
      menu.style.maxBlockSize = '';
      const box = { width: menu.offsetWidth, height: menu.offsetHeight };
      const { left, top, room } = placeMenu(
        trigger.getBoundingClientRect(),
        box,
        { width, height },
        isRightToLeft(trigger),
      );
      Object.assign(menu.style, { left: `${left}px`, top: `${top}px`, maxBlockSize: `${room}px` });
    };
    const handlePress = (event: Event) => {
      const path = event.composedPath();
      if (!path.includes(menu) && !path.includes(trigger)) handlersRef.current.onPressOutside();
    };

    // jsdom has no top layer, and hides what is never shown in it.
    if (menu.showPopover) {
      menu.popover = 'manual';
      menu.showPopover();
    }
    place();
    // In tests, user-event wraps `focus()` in React's `act`, which within an effect loses updates.
    queueMicrotask(() => menu.isConnected && handlersRef.current.onOpen(menu));
    const controller = new AbortController();
    const { signal } = controller;
    page.addEventListener('pointerdown', handlePress, { capture: true, signal });
    page.defaultView?.addEventListener('resize', place, { signal });
    page.defaultView?.addEventListener(
      'scroll',
      ({ target }) => menu.contains(target as Node) || place(),
      { capture: true, passive: true, signal },
    );
    return () => controller.abort();
  }, [open, menuRef, triggerRef]);
}
