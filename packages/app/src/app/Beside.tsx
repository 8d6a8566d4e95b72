import { Suspense, useEffect, useState } from 'react';
import { useOpened } from '../shared/journal/JournalProvider';
import { DeviceFollowers, preloadSampleScreens } from './lazyScreens';
import type { UpdateOffer } from './UpdateOffer';
import { forgetTheme } from '../shared/theme/theme';

/** Time for the app to show what it begins with, before it loads all the rest for use offline, in ms. */
const OFFLINE_DELAY = 5000;

/** Safari has no idle callbacks: there it is the next task. */
const whenIdle: (work: () => void) => unknown = globalThis.requestIdleCallback ?? setTimeout;

/** What works beside the screens, whichever is shown. It draws nothing. */
export function Beside() {
  const { opened } = useOpened();
  const isSample = opened.kind === 'sample';
  const [Offer, setOffer] = useState<typeof UpdateOffer | null>(null);

  // Also once a journal was erased.
  useEffect(() => {
    if (!isSample) return;
    forgetTheme();
    whenIdle(() => void preloadSampleScreens());
  }, [isSample]);

  useEffect(() => {
    if (!import.meta.env.PROD) return;
    // Where it cannot be loaded, the app goes on as it is.
    const load = () =>
      import('./UpdateOffer').then(
        (loaded) => setOffer(() => loaded.UpdateOffer),
        () => {},
      );
    const timer = setTimeout(load, OFFLINE_DELAY);
    return () => clearTimeout(timer);
  }, []);

  return (
    <>
      {Offer && <Offer keepsNotes={!isSample} />}
      {opened.kind === 'device' && (
        <Suspense>
          <DeviceFollowers />
        </Suspense>
      )}
    </>
  );
}
