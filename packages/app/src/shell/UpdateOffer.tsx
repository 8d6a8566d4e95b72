import { useToast } from '@daybow/components';
import { useEffect, useEffectEvent } from 'react';
import { holdTabLock, isOpenElsewhere } from './tabLock';
import { useWords } from '../words/LanguageProvider';

/** Time for the app to show what it begins with, before it loads all the rest for use offline, in ms. */
const OFFLINE_DELAY = 5000;

interface UpdateOfferProps {
  /** Whether what is typed and not yet saved is still there after a reload. */
  keepsNotes: boolean;
}

/**
 * Keeps the app for use offline, and offers a newer version of it once there is one. That never takes over
 * unasked.
 */
export function UpdateOffer({ keepsNotes }: UpdateOfferProps) {
  const toast = useToast();
  const words = useWords().update;

  useEffect(holdTabLock, []);

  /** Why a newer version has to wait; null where nothing would be lost. */
  const reasonToWait = useEffectEvent(async () => {
    if (document.querySelector('[role=dialog]')) return words.sheetIsOpen;
    const notes = [...document.querySelectorAll('textarea')];
    if (!keepsNotes && notes.some(({ value }) => value)) return words.noteIsUnsaved;
    // The other tab would be left between two versions.
    return (await isOpenElsewhere()) ? words.otherTabIsOpen : null;
  });

  useEffect(() => {
    let isCurrent = true;

    async function start() {
      const { changeVersion, keepOffline } = await import('./appUpdate');

      const offer = (message: string) => {
        const action = { label: words.update, onAction: () => void handleAction() };
        toast({ tone: 'info', message, action });
      };
      async function handleAction() {
        const reason = await reasonToWait();
        if (reason === null) changeVersion();
        else offer(reason);
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
