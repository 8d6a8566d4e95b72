import {
  type FocusEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useContext,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import { isDialogOpen, onOpenDialogs } from '../internal/openDialogs';
import { useHydrated } from '../internal/useHydrated';
import { DaybowContext, useWords, type DaybowWords, type PortalContainer } from '../internal/words';
import { activeElementNear } from '../internal/trees';
import { ToastAnnouncer } from '../radix/ToastAnnouncer';
import { enterToasts, moveAmongToasts } from '../radix/toastTab';
import { checkDuration, checkLimit } from './checkToast';
import { type ConnectedToaster, createToaster, type Toaster } from './createToaster';
import './Toast.css';
import { closeToasts, isPlain, removeToast, type ToastQueue } from './toastQueue';
import { ToastRegion } from './ToastRegion';
import { ToastContext } from './useToast';

const ENGLISH: DaybowWords['ToastProvider'] = {
  regionLabel: 'Notifications',
  closeLabel: 'Dismiss',
};

export interface ToastProviderProps {
  /** The part of the app that shows toasts, usually all of it. */
  children?: ReactNode;
  /**
   * Time that a toast stays, in ms, not counting time under the pointer or with the focus; `Infinity` is until
   * it is dismissed.
   *
   * @defaultValue 4500
   */
  duration?: number | undefined;
  /**
   * Time that a toast with an action stays, in ms, if that is longer than `duration`: time to read, to decide
   * and to reach the action by keyboard.
   *
   * @defaultValue 10000
   */
  actionDuration?: number | undefined;
  /**
   * Most toasts on screen at once, from 1. Newer ones cover older ones, which come back, and whose time stands still
   * meanwhile. An error is never covered.
   *
   * @defaultValue 3
   */
  limit?: number | undefined;
  /**
   * The edge of the window at which toasts appear; at its start or end in a window wider than the column.
   *
   * @defaultValue `'bottom'`
   */
  position?: 'bottom' | 'bottom-start' | 'bottom-end' | 'top' | 'top-start' | 'top-end' | undefined;
  /**
   * Shows toasts from outside of React: a `createToaster()`.
   *
   * @defaultValue a toaster of its own, which `useToast()` returns
   */
  toaster?: Toaster | undefined;
  /**
   * Accessible name of the region of toasts; F8 moves the focus to the newest one.
   *
   * @defaultValue `'Notifications'`
   */
  regionLabel?: string | undefined;
  /**
   * Accessible name of the button that dismisses a toast.
   *
   * @defaultValue `'Dismiss'`
   */
  closeLabel?: string | undefined;
  /**
   * The element, or shadow root, to render toasts into; null is the default. A native `<dialog>` that is modal covers
   * the page and makes it inert, toasts too: give the dialog while it is open. Toasts on screen move along.
   *
   * @defaultValue that of the `DaybowProvider`, or the page's `<body>`
   */
  container?: PortalContainer | null | undefined;
}

/**
 * Shows toasts: short messages at the bottom of the column, above a `BottomNav` and a `Fab`, or above
 * an open sheet. Renders its children and, while there are toasts, a region named `regionLabel`. `useToast()` shows
 * a toast, `createToaster()` does so from outside of React. At most three are visible, the newest at the bottom; older
 * ones come back as newer ones leave, and an error is always visible. Of two that say the same and have no action, the
 * newer stays.
 *
 * A toast is announced when it appears and never takes the focus. It closes by itself; its time stops while
 * the pointer or the focus is on a toast, or the page is hidden. A swipe to the side, the close button and
 * Escape dismiss it. An open dialog gets Escape first. When a dialog opens, toasts that only tell something leave.
 *
 * @example
 * <ToastProvider>
 *   <App />
 * </ToastProvider>
 */
export function ToastProvider(props: ToastProviderProps) {
  const {
    children,
    duration = 4500,
    actionDuration = 10_000,
    regionLabel,
    closeLabel,
    limit = 3,
    position = 'bottom',
    toaster: given,
    container,
  } = useWords('ToastProvider', ENGLISH, props);
  if (process.env.NODE_ENV !== 'production') {
    checkDuration('ToastProvider', duration);
    checkLimit(limit);
  }

  const { dir, locale, container: usual } = useContext(DaybowContext);
  const [ownToaster] = useState(createToaster);
  const toaster = (given ?? ownToaster) as ConnectedToaster;
  const [toasts, setToasts] = useState<ToastQueue>([]);
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isPageHidden = useSyncExternalStore(
    onVisibilityChange,
    () => document.hidden,
    () => false,
  );
  const isHydrated = useHydrated();
  const [announced] = useState(() => new Set<string>());
  const focusBeforeRef = useRef<HTMLElement | null>(null);
  const regionRef = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => toaster.connect(setToasts), [toaster]);

  const isOverDialog = useSyncExternalStore(onOpenDialogs, isDialogOpen, () => false);
  useEffect(
    () =>
      onOpenDialogs((isOpening) => {
        if (isOpening) setToasts((queue) => closeToasts(queue, isPlain));
      }),
    [],
  );

  const handleFocus = (event: FocusEvent<HTMLElement>) => {
    const before = event.relatedTarget as HTMLElement | null;
    setFocused(true);
    if (event.currentTarget.contains(before)) return;
    focusBeforeRef.current = before;
    enterToasts(event);
  };

  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setFocused(false);
  };

  const returnFocus = useCallback(() => {
    const focused = focusedIn(regionRef.current);
    if (!focused) return;
    const before = focusBeforeRef.current;
    if (before?.isConnected) before.focus({ preventScroll: true });
    else focused.blur();
  }, []);

  const handleClose = (id: number) => {
    setToasts((queue) => closeToasts(queue, (toast) => toast.id === id));
    // No pointerleave event follows when an element vanishes under the pointer.
    setPointed(false);
    returnFocus();
  };

  const handleExited = (id: number) => {
    setToasts((queue) => removeToast(queue, id));
    // Not every browser sends a blur event when a focused element is removed.
    setFocused(Boolean(focusedIn(regionRef.current)));
  };

  return (
    <ToastContext value={toaster}>
      {children}
      {isHydrated &&
        createPortal(
          <div
            ref={regionRef}
            className="daybow-ToastProvider"
            data-position={position}
            role="presentation"
            dir={dir}
            lang={locale}
            onFocus={handleFocus}
            onBlur={handleBlur}
            onKeyDownCapture={moveAmongToasts}
            onPointerMove={() => setPointed(true)}
            onPointerLeave={() => setPointed(false)}
          >
            <ToastAnnouncer toasts={toasts} announced={announced} />
            {toasts.length > 0 && (
              <ToastRegion
                regionRef={regionRef}
                toasts={toasts}
                limit={isOverDialog ? 1 : limit}
                label={regionLabel}
                durationOf={({ action, duration: own }) =>
                  own ?? (action ? Math.max(duration, actionDuration) : duration)
                }
                running={!isPointed && !isFocused && !isPageHidden}
                closeLabel={closeLabel}
                onClose={handleClose}
                onExited={handleExited}
                onFocusLost={returnFocus}
              />
            )}
          </div>,
          container ?? usual ?? document.body,
        )}
    </ToastContext>
  );
}

/** Returns the element with the focus in the region of toasts, or null. */
function focusedIn(region: Element | null): HTMLElement | null {
  const focused = region && activeElementNear(region);
  return region?.contains(focused) ? (focused as HTMLElement) : null;
}

function onVisibilityChange(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
