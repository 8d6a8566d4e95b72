import * as RadixToast from '@radix-ui/react-toast';
import { type MouseEvent, type PointerEvent, useLayoutEffect, useRef } from 'react';
import { declineEscape, dialogOfEscape, toastOfEscape } from '../internal/escapeOrder';
import { Icon } from '../internal/Icon';
import { checkCircleFill, infoFill, warningCircleFill, xBold } from '../internal/iconPaths';
import { useEscape } from '../internal/useEscape';
import '../internal/enter.css';
import './Toast.css';
import type { ToastEntry } from './toastQueue';
import { useCountdown } from './useCountdown';

const ICONS = { success: checkCircleFill, error: warningCircleFill, info: infoFill };

interface ToastProps {
  toast: ToastEntry;
  /** Milliseconds until it leaves by itself. */
  duration: number;
  /** Whether its time runs. */
  running: boolean;
  /** Whether it came last of those that are open. */
  newest: boolean;
  closeLabel: string;
  onClose: (id: number) => void;
  onGone: (id: number) => void;
  /** Called when it leaves with the focus in it, as when others crowd it out. */
  onFocusLost: () => void;
}

/** Milliseconds that a toast has to leave the screen. */
const LEAVING = 1000;

/**
 * One toast of a `ToastProvider`. Renders an `<li>`. Its time is kept here and not by Radix, whose
 * clock stands still for good once a toast was closed under the pointer or the focus:
 * https://github.com/radix-ui/primitives/issues/2268
 */
export function Toast({
  toast,
  duration,
  running,
  newest,
  closeLabel,
  onClose,
  onGone,
  onFocusLost,
}: ToastProps) {
  const { id, open, tone, message, action } = toast;
  // Radix takes back the click that ends a swipe. Touch sends none, so the next tap would be lost.
  const isClickOwedRef = useRef(false);
  const itemRef = useRef<HTMLLIElement>(null);
  const pointerTypeRef = useRef('');

  useCountdown(duration, running && open, () => onClose(id));
  useCountdown(LEAVING, !open, () => onGone(id));

  useLayoutEffect(() => {
    if (!open && itemRef.current?.contains(document.activeElement)) onFocusLost();
  }, [open, onFocusLost]);

  // Any Escape that no dialog takes is the newest toast's, unless another one has the focus.
  const isMine = (event: KeyboardEvent) => {
    const focused = toastOfEscape(event);
    return focused ? focused === itemRef.current : newest && !dialogOfEscape(event);
  };
  useEscape(open, isMine, () => onClose(id));

  const handlePointerDown = (event: PointerEvent<HTMLLIElement>) => {
    pointerTypeRef.current = event.pointerType;
    if (isClickOwedRef.current) event.currentTarget.dispatchEvent(new window.MouseEvent('click'));
    isClickOwedRef.current = false;
  };

  // A mouse on the words selects them, as on any text; a finger or a pen swipes.
  const handleWords = (event: MouseEvent) => {
    if (pointerTypeRef.current === 'mouse') event.stopPropagation();
  };
  const handleWordsClick = () => {
    if (getSelection()?.isCollapsed) onFocusLost();
  };

  return (
    <RadixToast.Root
      ref={itemRef}
      className="daybow-Toast"
      data-tone={tone}
      open={open}
      onOpenChange={() => onClose(id)}
      duration={Infinity}
      onEscapeKeyDown={declineEscape}
      onSwipeCancel={() => (isClickOwedRef.current = true)}
      onPointerDownCapture={handlePointerDown}
      onPointerCancel={handlePointerCancel}
      onMouseDown={keepFocus}
      inert={!open}
      // A dialog that opens later takes the pointer from what lies beneath it; a toast never does.
      style={{ pointerEvents: 'auto', touchAction: 'pan-y' }}
    >
      <Icon className="daybow-Toast-icon" path={ICONS[tone]} />
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <p
        className="daybow-Toast-message"
        dir="auto"
        onPointerDown={handleWords}
        onMouseDown={handleWords}
        onClick={handleWordsClick}
      >
        {message}
      </p>
      {action && (
        <RadixToast.Action
          className="daybow-Toast-action"
          altText={action.label}
          onPointerDown={keepFromSwipe}
          onClick={action.onAction}
        >
          {action.label}
        </RadixToast.Action>
      )}
      <RadixToast.Close
        className="daybow-Toast-close"
        aria-label={closeLabel}
        onPointerDown={keepFromSwipe}
      >
        <Icon path={xBold} />
      </RadixToast.Close>
    </RadixToast.Root>
  );
}

/**
 * Ends a swipe that the system has taken over. Radix would leave the toast half pushed aside:
 * https://github.com/radix-ui/primitives/issues/4141
 */
function handlePointerCancel({ currentTarget, pointerId }: PointerEvent<HTMLLIElement>) {
  currentTarget.dispatchEvent(new window.PointerEvent('pointerup', { bubbles: true, pointerId }));
}

/** A press on a toast, or on a button of it, leaves the focus where it is. */
function keepFocus(event: MouseEvent) {
  event.preventDefault();
}

/** A press that slips by a pixel or two is still a press on the button. */
function keepFromSwipe(event: PointerEvent) {
  event.stopPropagation();
}
