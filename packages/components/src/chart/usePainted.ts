import { useEffect, useState, useSyncExternalStore } from 'react';

/**
 * False in the render that is painted first, true right after it: whoever looks at a drawing needn't wait
 * for what it is operated by and listened to with. True at once on a server, and while its markup comes
 * to life. An urgent update: a deferred one would wait for whatever else the page has put off.
 */
export function usePainted(): boolean {
  const onClient = useOnClient();
  const [painted, setPainted] = useState(!onClient);
  // oxlint-disable-next-line react/set-state-in-effect -- a second render is what this is for
  useEffect(() => setPainted(true), []);
  return painted;
}

/** False on a server, and while its markup comes to life: that first render has to be the server's. */
export function useOnClient(): boolean {
  return useSyncExternalStore(neverChanges, isTrue, isFalse);
}

const neverChanges = () => () => {};
const isTrue = () => true;
const isFalse = () => false;
