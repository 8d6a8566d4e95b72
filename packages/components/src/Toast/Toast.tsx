import * as RadixToast from '@radix-ui/react-toast';
import { type MouseEvent, type PointerEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { Icon } from '../internal/Icon';
import { checkCircleFill, infoFill, warningCircleFill, xBold } from '../internal/iconPaths';
import { pressOnce } from '../internal/pressOnce';
import { activeElementNear } from '../internal/trees';
import { declineEscape, dialogForEscape, toastForEscape } from '../radix/escapeOrder';
import { endCancelledSwipe, skipPointerCapture } from '../radix/toastSwipe';
import { useCountdown } from '../radix/useCountdown';
import { useEscape } from '../radix/useEscape';
import '../internal/enter.css';
import './Toast.css';
import type { ToastEntry } from './toastQueue';
import { ToastRoom } from './useToastRoom';

const ICONS = { success: checkCircleFill, error: warningCircleFill, info: infoFill };

interface ToastProps {
  toast: ToastEntry;
  /** Time until it closes by itself, in ms. */
  duration: number;
  /** True while the time until it closes is running. */
  running: boolean;
  /** True for the newest open toast. */
  newest: boolean;
  /** True while there is no room for it beside newer ones. */
  covered: boolean;
  closeLabel: string;
  /** The element around all toasts. */
  regionRef: RefObject<HTMLElement | null>;
  onClose: (id: number) => void;
  /** Called after its exit animation. */
  onExited: (id: number) => void;
  /** Called when it closes while it contains the focus, as when newer toasts replace it. */
  onFocusLost: () => void;
}

/** Time for the exit animation, in ms. */
const EXIT_DURATION = 1000;

/**
 * A toast of a `ToastProvider`. Renders an `<li>`.
 */
export function Toast({
  toast,
  duration,
  running,
  newest,
  covered,
  closeLabel,
  regionRef,
  onClose,
  onExited,
  onFocusLost,
}: ToastProps) {
  const { id, open, tone = 'info', title, message, action, version } = toast;
  const itemRef = useRef<HTMLLIElement>(null);
  const pointerTypeRef = useRef('');

  useCountdown(duration, running && open && !covered, () => onClose(id), version);
  useCountdown(EXIT_DURATION, !open, () => onExited(id));

  useLayoutEffect(() => {
    const item = itemRef.current;
    if (!open && item?.contains(activeElementNear(item))) onFocusLost();
  }, [open, onFocusLost]);

  // An Escape is for the toast with the focus, else for an open dialog, else for the newest toast.
  const isOwnEscape = (event: KeyboardEvent) => {
    const focused = toastForEscape(event);
    if (focused) return focused === itemRef.current;
    return newest && !dialogForEscape(event, regionRef.current);
  };
  useEscape(regionRef, open, isOwnEscape, () => onClose(id));

  const handlePointerDown = (event: PointerEvent<HTMLLIElement>) => {
    pointerTypeRef.current = event.pointerType;
  };

  // A mouse selects the message, as any text; a finger or a pen swipes.
  const handleMessagePress = (event: MouseEvent) => {
    if (pointerTypeRef.current === 'mouse') event.stopPropagation();
  };
  const handleMessageClick = ({ currentTarget }: MouseEvent) => {
    if (!String(currentTarget.ownerDocument.getSelection())) onFocusLost();
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
      onPointerDownCapture={handlePointerDown}
      onPointerUp={skipPointerCapture}
      onPointerCancel={endCancelledSwipe}
      onMouseDown={keepFocus}
      inert={!open}
      hidden={covered}
      // A dialog that opens later disables pointer events on the page, except here.
      style={{ pointerEvents: 'auto', touchAction: 'pan-y' }}
    >
      <ToastRoom regionRef={regionRef} />
      <Icon className="daybow-Toast-icon" path={ICONS[tone] ?? ICONS.info} />
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <p
        className="daybow-Toast-message"
        dir="auto"
        onPointerDown={handleMessagePress}
        onMouseDown={handleMessagePress}
        onClick={handleMessageClick}
      >
        {title && (
          <>
            <strong className="daybow-Toast-title">{title}</strong>
            {'\n'}
          </>
        )}
        {message}
      </p>
      {/* Not Radix's buttons: after half a swipe by touch they would ignore the next tap. */}
      {action && (
        <button
          className="daybow-Toast-action"
          type="button"
          onPointerDown={preventSwipe}
          onKeyDown={pressOnce}
          onClick={() => {
            action.onAction();
            onClose(id);
          }}
        >
          {action.label}
        </button>
      )}
      <button
        className="daybow-Toast-close"
        type="button"
        aria-label={closeLabel}
        onPointerDown={preventSwipe}
        onKeyDown={pressOnce}
        onClick={() => onClose(id)}
      >
        <Icon path={xBold} />
      </button>
    </RadixToast.Root>
  );
}

/** A press on a toast does not move the focus. */
function keepFocus(event: MouseEvent) {
  event.preventDefault();
}

/** A press on a button that moves by a pixel or two is still a press. */
function preventSwipe(event: PointerEvent) {
  event.stopPropagation();
}
