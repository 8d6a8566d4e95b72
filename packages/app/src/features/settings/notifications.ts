import { useSyncExternalStore } from 'react';

/** Permission to notify; 'default' is not asked yet. */
type NotificationState = NotificationPermission | 'unsupported';

/** The permission now: a person can change it at any time, in the browser's own settings. */
function currentState(): NotificationState {
  return 'Notification' in window ? Notification.permission : 'unsupported';
}

/** The permission to notify, followed as it changes. */
export function useNotificationState(): NotificationState {
  return useSyncExternalStore(subscribe, currentState);
}

function subscribe(onChange: () => void) {
  const stop = new AbortController();
  const { signal } = stop;
  // Where a browser does not tell, coming back from its settings does.
  document.addEventListener('visibilitychange', onChange, { signal });
  window.addEventListener('focus', onChange, { signal });
  void navigator.permissions
    ?.query({ name: 'notifications' })
    .then((status) => status.addEventListener('change', onChange, { signal }))
    .catch(() => {});
  return () => stop.abort();
}

/** Asks the person, who may have answered for good already. To be called as something is pressed. */
export async function askToNotify(): Promise<NotificationState> {
  return currentState() === 'unsupported' ? 'unsupported' : Notification.requestPermission();
}

/** Shows a notification, in place of one before it. Pressed, it leads to the app. */
export async function notify(title: string, body: string): Promise<void> {
  const base = import.meta.env.BASE_URL;
  const options = { body, tag: 'reminder', icon: `${base}icons/icon-192.png` };
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  // Phones show those of workers alone. Before the first is there, it may be that of an app above this path.
  if (worker?.active && new URL(worker.scope).pathname === base)
    await worker.showNotification(title, options);
  else {
    const notification = new Notification(title, options);
    notification.addEventListener('click', () => window.focus());
  }
}
