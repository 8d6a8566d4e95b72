import { useSyncExternalStore } from 'react';

/** False on a server and during hydration, whose first render has to match the server's. */
export function useHydrated(): boolean {
  return useSyncExternalStore(neverChanges, isTrue, isFalse);
}

const neverChanges = () => () => {};
const isTrue = () => true;
const isFalse = () => false;
