import { Suspense, useEffect } from 'react';
import { useOpened } from './journal/JournalProvider';
import { DeviceFollowers } from './screens/lazyScreens';
import { UpdateOffer } from './shell/UpdateOffer';
import { forgetTheme } from './theme/theme';

/** What works beside the screens, whichever is shown. It draws nothing. */
export function Beside() {
  const { opened } = useOpened();
  const isSample = opened.kind === 'sample';

  // Also once a journal was erased.
  useEffect(() => {
    if (isSample) forgetTheme();
  }, [isSample]);

  return (
    <>
      {import.meta.env.PROD && <UpdateOffer keepsNotes={!isSample} />}
      {opened.kind === 'device' && (
        <Suspense>
          <DeviceFollowers />
        </Suspense>
      )}
    </>
  );
}
