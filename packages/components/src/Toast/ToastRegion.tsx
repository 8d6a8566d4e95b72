import * as RadixToast from '@radix-ui/react-toast';
import { type ComponentProps, useContext, useEffect, useRef, useState } from 'react';
import { DaybowContext } from '../internal/words';
import { Toast } from './Toast';
import type { ToastEntry } from './toastQueue';
import { useToastRoom } from './useToastRoom';

interface ToastRegionProps extends Pick<
  ComponentProps<typeof Toast>,
  'running' | 'closeLabel' | 'onClose' | 'onExited' | 'onFocusLost'
> {
  toasts: readonly ToastEntry[];
  /** Accessible name of the region. */
  label: string;
  /** Returns the time that a toast stays, in ms. */
  durationOf: (toast: ToastEntry) => number;
}

/** Radix would focus the whole list. */
const NO_HOTKEY: string[] = [];

/** The toasts on the page, in a region with a name. `ToastProvider` loads it for its first toast. */
export function ToastRegion({ toasts, label, durationOf, ...shared }: ToastRegionProps) {
  // Radix's own announcements come too late and cannot be turned off, so they go to a detached element.
  const [detached] = useState(() => document.createElement('div'));
  const { dir } = useContext(DaybowContext);
  const direction = dir ?? getComputedStyle(document.documentElement).direction;
  const listRef = useRef<HTMLOListElement>(null);
  useToastRoom();
  useEffect(() => {
    const handleKeyDown = ({ code }: KeyboardEvent) => {
      if (code === 'F8') newestOf(listRef.current)?.focus({ preventScroll: true });
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, []);
  const newest = toasts.findLast((toast) => toast.open);
  return (
    <RadixToast.Provider
      label={label}
      duration={Infinity}
      swipeDirection={direction === 'rtl' ? 'left' : 'right'}
      announcerContainer={detached}
    >
      {toasts.map((toast) => (
        <Toast
          key={toast.id}
          toast={toast}
          duration={durationOf(toast)}
          newest={toast === newest}
          {...shared}
        />
      ))}
      {/* Not announced, and not hidden by a dialog, which does not hide live regions:
          https://github.com/radix-ui/primitives/issues/4115 */}
      <div aria-live="off">
        <RadixToast.Viewport
          ref={listRef}
          className="daybow-ToastProvider-list"
          label={label}
          hotkey={NO_HOTKEY}
        />
      </div>
    </RadixToast.Provider>
  );
}

function newestOf(list: Element | null) {
  return [...(list?.querySelectorAll<HTMLElement>(".daybow-Toast[data-state='open']") ?? [])].at(
    -1,
  );
}
