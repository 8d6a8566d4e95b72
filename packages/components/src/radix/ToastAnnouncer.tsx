import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { ToastEntry } from '../Toast/toastQueue';

interface ToastAnnouncerProps {
  toasts: readonly ToastEntry[];
  /** The toasts that were announced, also by an announcer in another container. */
  announced: Set<string>;
}

/**
 * Announces each toast once to screen readers, instead of Radix, whose region appears with its text, begins
 * with the name of the region of toasts and is always assertive. Here are live regions that are on the page before their first
 * message: a region that appears with its text is often not announced, nor is one that a dialog hides. Each
 * toast is its own element, so that the same message twice is announced twice.
 *
 * The regions are in a closed shadow tree: screen readers look into it, and tests that look for the text of a
 * toast find the toast alone. The box around them is marked as live, too, or else a dialog would hide it.
 *
 * Radix Toast 1.3.1; https://github.com/radix-ui/primitives/issues/3634
 */
export function ToastAnnouncer({ toasts, announced }: ToastAnnouncerProps) {
  const boxRef = useRef<HTMLDivElement>(null);
  const [[host, regions]] = useState(createRegions);
  const [before] = useState(() => new Set(announced));
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    boxRef.current?.append(host);
    // Time for a screen reader to register the empty regions.
    const timer = setTimeout(() => setReady(true), 100);
    return () => {
      clearTimeout(timer);
      host.remove();
    };
  }, [host]);

  useEffect(() => {
    if (isReady) for (const toast of toasts) announced.add(keyOf(toast));
  }, [isReady, toasts, announced]);

  const renderMessages = (isUrgent: boolean) =>
    isReady &&
    toasts
      .filter((toast) => (toast.tone === 'error') === isUrgent && !before.has(keyOf(toast)))
      .map(({ id, title, message, action }) => (
        <div key={id}>
          {title}
          {title && ' '}
          {action ? `${message} ${action.label}` : message}
        </div>
      ));

  return (
    <div ref={boxRef} className="daybow-VisuallyHidden" aria-live="off">
      {createPortal(
        <>
          <div aria-live="polite">{renderMessages(false)}</div>
          <div aria-live="assertive">{renderMessages(true)}</div>
        </>,
        regions,
      )}
    </div>
  );
}

/** Names what a toast says: an update says something else. */
function keyOf({ id, version }: ToastEntry): string {
  return `${id} ${version}`;
}

function createRegions(): [host: HTMLElement, regions: ShadowRoot] {
  const host = document.createElement('div');
  return [host, host.attachShadow({ mode: 'closed' })];
}
