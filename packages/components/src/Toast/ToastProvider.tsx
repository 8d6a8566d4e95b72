import * as RadixToast from '@radix-ui/react-toast';
import {
  type FocusEvent,
  type ReactNode,
  useCallback,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import { reportMisuse } from '../internal/misuse';
import { Toast } from './Toast';
import './Toast.css';
import { ToastAnnouncer } from './ToastAnnouncer';
import { addToast, closeToast, dropToast, type ToastEntry, type ToastOptions } from './toastQueue';
import { ToastContext } from './useToast';

export interface ToastProviderProps {
  /** The part of the app that shows toasts, best all of it. */
  children?: ReactNode;
  /**
   * How long a toast stays, in milliseconds, time under the pointer or with the focus not counted;
   * `Infinity` is until it is dismissed.
   *
   * @defaultValue 4500
   */
  duration?: number;
  /**
   * How long a toast with an action stays, in milliseconds, where that is longer than `duration`:
   * time to read, to decide and to get there by keyboard.
   *
   * @defaultValue 10000
   */
  actionDuration?: number;
  /**
   * The accessible name of the region that toasts appear in; F8 moves the focus there.
   *
   * @defaultValue `'Notifications'`
   */
  label?: string;
  /**
   * The accessible name of the button that dismisses a toast.
   *
   * @defaultValue `'Dismiss'`
   */
  closeLabel?: string;
  /** The element that toasts are laid into; null or nothing is the end of the page's body. */
  container?: HTMLElement | null;
}

/**
 * The place of toasts: short messages on a shelf at the bottom of the column, above a `BottomNav`
 * and beside a `Fab`, or above an open sheet. Renders its children, and a region named `label`.
 * `useToast()` shows one; at most three stand there at once, the newest lowest.
 *
 * A toast is read out when it appears and never takes the focus. It leaves by itself, waiting while
 * the pointer or the focus is on a toast or the page is hidden; a swipe to the side, its close
 * button and Escape dismiss it. An open dialog takes Escape first.
 *
 * @example
 * <ToastProvider>
 *   <App />
 * </ToastProvider>
 */
export function ToastProvider({
  children,
  duration = 4500,
  actionDuration = 10_000,
  label = 'Notifications',
  closeLabel = 'Dismiss',
  container,
}: ToastProviderProps) {
  if (process.env.NODE_ENV !== 'production') checkDuration(duration);

  const [toasts, setToasts] = useState<ToastEntry[]>([]);
  const [swipeDirection, setSwipeDirection] = useState<'left' | 'right'>('right');
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isPageHidden = useSyncExternalStore(onVisibility, () => document.hidden, isNever);
  const isBrowser = useSyncExternalStore(noSubscription, () => true, isNever);
  // Radix's own announcements come too late to be read and can't be turned off: they go nowhere.
  const [nowhere] = useState(() => globalThis.document?.createElement('div'));
  const lastIdRef = useRef(0);
  const focusBeforeRef = useRef<EventTarget | null>(null);
  const regionRef = useRef<HTMLDivElement>(null);

  const show = useCallback((options: ToastOptions) => {
    if (process.env.NODE_ENV !== 'production') checkToast(options);
    lastIdRef.current += 1;
    const id = lastIdRef.current;
    const { direction } = getComputedStyle(document.documentElement);
    setSwipeDirection(direction === 'rtl' ? 'left' : 'right');
    setToasts((queue) => addToast(queue, id, options));
  }, []);

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
    setToasts((queue) => closeToast(queue, id));
    // The pointer does not leave what vanishes beneath it.
    setPointed(false);
    returnFocus();
  };

  const handleGone = (id: number) => {
    setToasts((queue) => dropToast(queue, id));
    // Nor does the focus, in every browser.
    setFocused(regionRef.current?.contains(document.activeElement) ?? false);
  };

  const newest = toasts.findLast((toast) => toast.open);

  return (
    <ToastContext value={show}>
      {children}
      {isBrowser &&
        createPortal(
          <div
            ref={regionRef}
            className="daybow-ToastProvider"
            role="presentation"
            onFocus={handleFocus}
            onBlur={handleBlur}
            onPointerMove={() => setPointed(true)}
            onPointerLeave={() => setPointed(false)}
          >
            <ToastAnnouncer toasts={toasts} />
            <RadixToast.Provider
              label={label}
              duration={Infinity}
              swipeDirection={swipeDirection}
              announcerContainer={nowhere}
            >
              {toasts.map((toast) => (
                <Toast
                  key={toast.id}
                  toast={toast}
                  duration={toast.action ? Math.max(duration, actionDuration) : duration}
                  newest={toast === newest}
                  running={!isPointed && !isFocused && !isPageHidden}
                  closeLabel={closeLabel}
                  onClose={handleClose}
                  onGone={handleGone}
                  onFocusLost={returnFocus}
                />
              ))}
              {/* Not read by itself, yet not hidden by a dialog either, which spares what is live:
                  https://github.com/radix-ui/primitives/issues/4115 */}
              <div aria-live="off">
                <RadixToast.Viewport className="daybow-ToastProvider-list" label={label} />
              </div>
            </RadixToast.Provider>
          </div>,
          container ?? document.body,
        )}
    </ToastContext>
  );
}

function checkToast({ message }: ToastOptions) {
  if (typeof message === 'string' && message.trim()) return;
  reportMisuse(
    'toast()',
    'was called without a message, so there is nothing to see and nothing to be read out. ' +
      'Say in `message` what has happened, in a sentence.',
  );
}

function checkDuration(duration: number) {
  if (duration > 0) return;
  reportMisuse(
    'ToastProvider',
    `has a duration of ${duration}, so that toasts would be gone before anyone has read them. ` +
      'Give `duration` in milliseconds, or `Infinity` for toasts that stay until they are dismissed.',
  );
}

function onVisibility(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

const noSubscription = () => () => {};
const isNever = () => false;
