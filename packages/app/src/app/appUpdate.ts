import { Workbox } from 'workbox-window';

/** How often an open app asks whether there is a newer version, in ms. */
const CHECK_INTERVAL = 60 * 60 * 1000;

const worker = new Workbox(`${import.meta.env.BASE_URL}worker.js`);

/**
 * Keeps the app's files for use offline. Where a browser has no workers, or allows none, as in some private
 * windows, the app works online.
 *
 * @param onNewVersion is called once a newer version is there and waits to take over.
 */
export async function keepOffline(onNewVersion: () => unknown): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  worker.addEventListener('waiting', onNewVersion);
  await worker.register();

  let checkedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - checkedAt < CHECK_INTERVAL) return;
    checkedAt = Date.now();
    void worker.update().catch(() => {});
  });
}

/** Has the newer version take over, and loads the page again with it. */
export function changeVersion() {
  worker.addEventListener('controlling', () => location.reload());
  worker.messageSkipWaiting();
}
