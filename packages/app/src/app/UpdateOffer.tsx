import { useToast } from '@daybow/components';
import { useEffect, useEffectEvent } from 'react';
import { changeVersion, keepOffline } from './appUpdate';
import { isOpenElsewhere } from './tabLock';
import { useWords } from '../shared/words/LanguageProvider';

interface UpdateOfferProps {
  /** Whether what is typed and not yet saved is still there after a reload. */
  keepsNotes: boolean;
}

/**
 * Keeps the app for use offline, and offers a newer version of it once there is one. The newer version
 * takes over only when it is asked to.
 */
export function UpdateOffer({ keepsNotes }: UpdateOfferProps) {
  const toast = useToast();
  const words = useWords().update;

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

    const offer = (message: string) => {
      const action = { label: words.update, onAction: () => void handleAction() };
      toast({ tone: 'info', message, action, duration: Infinity });
    };
    async function handleAction() {
      const reason = await reasonToWait();
      if (reason === null) changeVersion();
      else offer(reason);
    }
    void keepOffline(() => isCurrent && offer(words.ready)).catch(() => {});
    return () => {
      isCurrent = false;
    };
  }, [toast, words]);

  return null;
}
