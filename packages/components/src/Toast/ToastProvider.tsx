import {
  type FocusEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useContext,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import { onDialogOpening } from '../internal/dialogOpening';
import { reportMisuse } from '../internal/misuse';
import { useHydrated } from '../internal/useHydrated';
import { DaybowContext, useWords, type DaybowWords } from '../internal/words';
import { ToastAnnouncer } from '../radix/ToastAnnouncer';
import './Toast.css';
import {
  addToast,
  closeToasts,
  isPlain,
  removeToast,
  type ToastEntry,
  type ToastOptions,
  updateToast,
} from './toastQueue';
import type { ToastRegion } from './ToastRegion';
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
  duration?: number;
  /**
   * Time that a toast with an action stays, in ms, if that is longer than `duration`: time to read, to decide
   * and to reach the action by keyboard.
   *
   * @defaultValue 10000
   */
  actionDuration?: number;
  /**
   * Accessible name of the region of toasts; F8 moves the focus to the newest one.
   *
   * @defaultValue `'Notifications'`
   */
  regionLabel?: string;
  /**
   * Accessible name of the button that dismisses a toast.
   *
   * @defaultValue `'Dismiss'`
   */
  closeLabel?: string;
  /**
   * The element to render toasts into; null is the default. A native `<dialog>` that is modal covers the page
   * and its toasts: give the dialog while it is open.
   *
   * @defaultValue the page's `<body>`
   */
  container?: HTMLElement | null;
}

/** Time until the visible part of toasts is loaded without a toast, in ms. */
const PRELOAD_DELAY = 1000;

/**
 * Shows toasts: short messages at the bottom of the column, above a `BottomNav` and beside a `Fab`, or above
 * an open sheet. Renders its children and, while there are toasts, a region named `regionLabel`. `useToast()` shows
 * a toast; at most three are visible, the newest at the bottom, no two with the same message, and one of them has an
 * action.
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
    container,
  } = useWords('ToastProvider', ENGLISH, props);
  if (process.env.NODE_ENV !== 'production') checkDuration('ToastProvider', duration);

  const { dir, locale } = useContext(DaybowContext);
  const [toasts, setToasts] = useState<readonly ToastEntry[]>([]);
  const [Region, setRegion] = useState<typeof ToastRegion | null>(null);
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isPageHidden = useSyncExternalStore(
    onVisibilityChange,
    () => document.hidden,
    () => false,
  );
  const isHydrated = useHydrated();
  useEffect(() => {
    if (Region) return;
    // The visible part can wait until the page shows what it begins with, or for the first toast. Where it
    // cannot be loaded, the next toast tries again.
    const load = () =>
      import('./ToastRegion').then(
        (loaded) => setRegion(() => loaded.ToastRegion),
        () => {},
      );
    const timer = setTimeout(load, toasts.length > 0 ? 0 : PRELOAD_DELAY);
    return () => clearTimeout(timer);
  }, [Region, toasts.length]);
  const lastIdRef = useRef(0);
  const focusBeforeRef = useRef<EventTarget | null>(null);
  const regionRef = useRef<HTMLDivElement>(null);

  const show = useCallback((options: ToastOptions) => {
    if (process.env.NODE_ENV !== 'production') checkToast(options);
    lastIdRef.current += 1;
    const id = lastIdRef.current;
    const dismiss = () => setToasts((queue) => closeToasts(queue, (toast) => toast.id === id));
    setToasts((queue) => addToast(queue, id, options));
    const update = (changes: Partial<ToastOptions>) => {
      if (process.env.NODE_ENV !== 'production') checkToast({ ...options, ...changes });
      setToasts((queue) => updateToast(queue, id, changes));
    };
    return { id, dismiss, update };
  }, []);

  useEffect(() => onDialogOpening(() => setToasts((queue) => closeToasts(queue, isPlain))), []);

  const handleFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    setFocused(true);
    if (!currentTarget.contains(relatedTarget)) focusBeforeRef.current = relatedTarget;
  };

  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setFocused(false);
  };

  const returnFocus = useCallback(() => {
    const { activeElement } = document;
    if (!regionRef.current?.contains(activeElement)) return;
    const before = focusBeforeRef.current;
    if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    else if (activeElement instanceof HTMLElement) activeElement.blur();
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
    setFocused(regionRef.current?.contains(document.activeElement) ?? false);
  };

  return (
    <ToastContext value={show}>
      {children}
      {isHydrated &&
        createPortal(
          <div
            ref={regionRef}
            className="daybow-ToastProvider"
            role="presentation"
            dir={dir}
            lang={locale}
            onFocus={handleFocus}
            onBlur={handleBlur}
            onPointerMove={() => setPointed(true)}
            onPointerLeave={() => setPointed(false)}
          >
            <ToastAnnouncer toasts={toasts} />
            {Region && toasts.length > 0 && (
              <Region
                toasts={toasts}
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
          container ?? document.body,
        )}
    </ToastContext>
  );
}

function checkToast({ message, tone, action: _action, duration, ...unknown }: ToastOptions) {
  if (typeof message !== 'string' || !message.trim()) {
    reportMisuse(
      'toast()',
      'was called without a message, so there is nothing to show or to announce. ' +
        'Put into `message` what has happened, in a sentence.',
    );
  }
  if (tone !== undefined && !['info', 'success', 'error'].includes(tone)) {
    reportMisuse(
      'toast()',
      `was called with the tone '${String(tone)}', which it does not have. ` +
        "Give `tone` as 'info', 'success' or 'error'.",
    );
  }
  if (duration !== undefined) checkDuration('toast()', duration);
  for (const key of Object.keys(unknown)) {
    reportMisuse(
      'toast()',
      `was called with '${key}', which it does not know. ` +
        'It knows `message`, `tone`, `action` and `duration`.',
    );
  }
}

function checkDuration(component: string, duration: number) {
  if (duration > 0) return;
  reportMisuse(
    component,
    `has a duration of ${duration}, so toasts would close before anyone could read them. ` +
      'Give `duration` in milliseconds, or `Infinity` for toasts that stay until they are dismissed.',
  );
}

function onVisibilityChange(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
