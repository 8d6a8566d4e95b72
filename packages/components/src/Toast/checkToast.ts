import { reportMisuse } from '../internal/misuse';
import type { ToastOptions } from './toastQueue';

/** Reports what is wrong with the options of a toast. */
export function checkToast({
  message,
  title: _title,
  tone,
  action: _action,
  duration,
  ...unknown
}: ToastOptions) {
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
        'It knows `message`, `title`, `tone`, `action` and `duration`.',
    );
  }
}

/** Reports a duration in which nobody could read a toast. */
export function checkDuration(component: string, duration: number) {
  if (duration > 0) return;
  reportMisuse(
    component,
    `has a duration of ${duration}, so toasts would close before anyone could read them. ` +
      'Give `duration` in milliseconds, or `Infinity` for toasts that stay until they are dismissed.',
  );
}

/** Reports a limit that leaves no place for toasts. */
export function checkLimit(limit: number) {
  if (limit >= 1) return;
  reportMisuse(
    'ToastProvider',
    `has a limit of ${limit}, so toasts would wait for good. Give \`limit\` as a number from 1.`,
  );
}
