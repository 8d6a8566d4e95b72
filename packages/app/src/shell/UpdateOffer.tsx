import { useToast } from '@daybow/components';
import { useEffect } from 'react';
import { holdTabLock, isOpenElsewhere } from './tabLock';
import { useWords } from '../words/LanguageProvider';

/** Time for the app to show what it begins with, before it loads all the rest for use offline, in ms. */
const OFFLINE_DELAY = 5000;

/**
 * Keeps the app for use offline, and offers a newer version of it once there is one. That never takes over
 * unasked.
 */
export function UpdateOffer() {
  const toast = useToast();
  const words = useWords().update;

  useEffect(holdTabLock, []);

  useEffect(() => {
    let isCurrent = true;

    async function start() {
      const { changeVersion, keepOffline } = await import('./appUpdate');

      const offer = (message: string) => {
        const action = { label: words.update, onAction: () => void handleAction() };
        toast({ tone: 'info', message, action });
      };
      async function handleAction() {
        // What is typed in an open sheet would be lost.
        if (document.querySelector('[role=dialog]')) offer(words.sheetIsOpen);
        // The other tab would be left between two versions.
        else if (await isOpenElsewhere()) offer(words.otherTabIsOpen);
        else changeVersion();
      }
      await keepOffline(() => isCurrent && offer(words.ready));
    }

    const timer = setTimeout(() => void start().catch(() => {}), OFFLINE_DELAY);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [toast, words]);

  return null;
}
