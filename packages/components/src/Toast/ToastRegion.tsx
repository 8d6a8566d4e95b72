import * as RadixToast from '@radix-ui/react-toast';
import { type ComponentProps, useEffect, useState } from 'react';
import { isRightToLeft } from '../internal/isRightToLeft';
import { openToastsIn } from '../radix/toastTab';
import { Toast } from './Toast';
import { coveredToasts, type ToastEntry } from './toastQueue';
import { useToastRoom } from './useToastRoom';

interface ToastRegionProps extends Pick<
  ComponentProps<typeof Toast>,
  'regionRef' | 'running' | 'closeLabel' | 'onClose' | 'onExited' | 'onFocusLost'
> {
  toasts: readonly ToastEntry[];
  /** Most toasts on screen at once. */
  limit: number;
  /** Accessible name of the region. */
  label: string;
  /** Returns the time that a toast stays, in ms. */
  durationOf: (toast: ToastEntry) => number;
}

/** Radix would focus the whole list. */
const NO_HOTKEY: string[] = [];

/** The toasts on the page, in a region with a name. */
export function ToastRegion({
  toasts,
  limit,
  label,
  durationOf,
  regionRef,
  ...shared
}: ToastRegionProps) {
  // Radix's own announcements come too late and cannot be turned off, so they go to a detached element.
  const [detached] = useState(() => document.createElement('div'));
  const [rtl, setRtl] = useState(false);
  useEffect(() => {
    if (regionRef.current) setRtl(isRightToLeft(regionRef.current));
  }, [regionRef]);
  useEffect(() => {
    const region = regionRef.current;
    const page = region?.ownerDocument;
    const handleKeyDown = ({ code }: KeyboardEvent) => {
      if (code === 'F8') openToastsIn(region).at(-1)?.focus({ preventScroll: true });
    };
    page?.addEventListener('keydown', handleKeyDown);
    return () => page?.removeEventListener('keydown', handleKeyDown);
  }, [regionRef]);
  const newest = toasts.findLast((toast) => toast.open);
  useToastRoom(regionRef, newest !== undefined);
  const covered = coveredToasts(toasts, limit);
  return (
    <RadixToast.Provider
      label={label}
      duration={Infinity}
      swipeDirection={rtl ? 'left' : 'right'}
      announcerContainer={detached}
    >
      {toasts.map((toast) => (
        <Toast
          key={toast.id}
          toast={toast}
          duration={durationOf(toast)}
          newest={toast === newest}
          covered={covered.has(toast)}
          regionRef={regionRef}
          {...shared}
        />
      ))}
      {/* Not announced, and not hidden by a dialog, which does not hide live regions:
          https://github.com/radix-ui/primitives/issues/4115 */}
      <div aria-live="off">
        <RadixToast.Viewport
          className="daybow-ToastProvider-list"
          label={label}
          hotkey={NO_HOTKEY}
        />
      </div>
    </RadixToast.Provider>
  );
}
