import { useEffect, useState } from 'react';
import type { ToastEntry } from './toastQueue';

interface ToastAnnouncerProps {
  toasts: readonly ToastEntry[];
}

/**
 * Says each toast once to screen readers, in regions that are on the page before their first word:
 * one that comes together with its text is often not read, nor is one that a dialog has hidden.
 * Each toast is an element of its own, so that the same words twice are read twice.
 */
export function ToastAnnouncer({ toasts }: ToastAnnouncerProps) {
  const [isKnown, setKnown] = useState(false);
  useEffect(() => {
    // Time for a screen reader to meet the empty regions.
    const timer = setTimeout(() => setKnown(true), 100);
    return () => clearTimeout(timer);
  }, []);

  const say = (isUrgent: boolean) =>
    isKnown &&
    toasts
      .filter(({ tone }) => (tone === 'error') === isUrgent)
      .map(({ id, message, action }) => (
        <div key={id}>{action ? `${message} ${action.label}` : message}</div>
      ));

  return (
    <div className="daybow-VisuallyHidden">
      <div aria-live="polite">{say(false)}</div>
      <div aria-live="assertive">{say(true)}</div>
    </div>
  );
}
