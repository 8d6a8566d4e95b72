import { useEffect, useState } from 'react';
import type { ToastEntry } from './toastQueue';

interface ToastAnnouncerProps {
  toasts: readonly ToastEntry[];
}

/**
 * Announces each toast once to screen readers, in live regions that are on the page before their first
 * message: a region that appears with its text is often not announced, nor is one that a dialog hides. Each
 * toast is its own element, so that the same message twice is announced twice.
 */
export function ToastAnnouncer({ toasts }: ToastAnnouncerProps) {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    // Time for a screen reader to register the empty regions.
    const timer = setTimeout(() => setReady(true), 100);
    return () => clearTimeout(timer);
  }, []);

  const renderMessages = (isUrgent: boolean) =>
    isReady &&
    toasts
      .filter(({ tone }) => (tone === 'error') === isUrgent)
      .map(({ id, message, action }) => (
        <div key={id}>{action ? `${message} ${action.label}` : message}</div>
      ));

  return (
    <div className="daybow-VisuallyHidden">
      <div aria-live="polite">{renderMessages(false)}</div>
      <div aria-live="assertive">{renderMessages(true)}</div>
    </div>
  );
}
