import { useEffect, useState } from 'react';

/** Whether a ring has been shown since the page was loaded. */
let isShown = false;

/**
 * Whether this is the first ring since the page was loaded: it is drawn from 0. Whoever comes back to Home
 * finds it drawn, and its frames delay no press there.
 */
export function useFirstRing(): boolean {
  const [isFirst] = useState(!isShown);
  useEffect(() => {
    isShown = true;
  }, []);
  return isFirst;
}
