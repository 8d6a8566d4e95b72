import { useToast } from '@daybow/components';
import { ownName } from '@daybow/journal';
import { useEffect, useEffectEvent } from 'react';
import type { Workbox } from 'workbox-window';
import { hasNote, isSheetOpen } from '../shared/ui/unsaved';
import { useWords } from '../shared/words/LanguageProvider';

/** Time for the app to show what it begins with, before it loads all the rest for use offline, in ms. */
const OFFLINE_DELAY = 5000;

/** Time between two checks for a newer version while the app is open, in ms. */
const CHECK_INTERVAL = 60 * 60 * 1000;

/** The lock that each open tab holds, so that a tab can tell whether it is the only one. */
const tabLock = () => ownName('daybow-tab');

/** Holds the tab's lock for as long as the page is there. */
export function holdTabLock() {
  void navigator.locks?.request(tabLock(), { mode: 'shared' }, () => new Promise(() => {}));
}

interface UpdateOptions {
  /** True if text that is typed and not yet saved is still there after a reload. */
  keepsNotes: boolean;
}

/**
 * Keeps the app for use offline, and offers a newer version of it once there is one. The newer version
 * takes over only when it is asked to.
 */
export function useUpdates({ keepsNotes }: UpdateOptions) {
  const toast = useToast();
  const words = useWords().update;

  /** The reason why a newer version has to wait; null if a reload loses nothing. */
  const reasonToWait = useEffectEvent(async () => {
    if (isSheetOpen()) return words.sheetIsOpen;
    if (!keepsNotes && hasNote()) return words.noteIsUnsaved;
    // The other tab would be left between two versions.
    return (await isOpenElsewhere()) ? words.otherTabIsOpen : null;
  });

  useEffect(() => {
    if (!import.meta.env.PROD) return;
    let isCurrent = true;

    const offer = (worker: Workbox, message: string) => {
      const action = { label: words.update, onAction: () => void handleAction(worker) };
      toast({ tone: 'info', message, action, duration: Infinity });
    };
    async function handleAction(worker: Workbox) {
      const reason = await reasonToWait();
      if (reason === null) changeVersion(worker);
      else offer(worker, reason);
    }
    const keep = () =>
      keepOffline((worker) => isCurrent && offer(worker, words.ready)).catch(() => {});
    const timer = setTimeout(keep, OFFLINE_DELAY);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [toast, words]);
}

/**
 * Keeps the app's files for use offline. Where a browser has no workers, or allows none, as in some private
 * windows, the app works online.
 *
 * @param onNewVersion - Called once a newer version is there and waits to take over.
 */
async function keepOffline(onNewVersion: (worker: Workbox) => unknown): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { Workbox } = await import('workbox-window');
  const worker = new Workbox(`${import.meta.env.BASE_URL}worker.js`);
  worker.addEventListener('waiting', () => onNewVersion(worker));
  await worker.register();

  let checkedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    // A clock that was set back is as good a reason as time that has passed.
    if (document.hidden || Math.abs(Date.now() - checkedAt) < CHECK_INTERVAL) return;
    checkedAt = Date.now();
    void worker.update().catch(() => {});
  });
}

/** Has the newer version take over, and loads the page again with it. */
function changeVersion(worker: Workbox) {
  worker.addEventListener('controlling', () => location.reload());
  worker.messageSkipWaiting();
}

/** True if the app is open in another tab. */
async function isOpenElsewhere(): Promise<boolean> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return held.filter(({ name }) => name === tabLock()).length > 1;
}
