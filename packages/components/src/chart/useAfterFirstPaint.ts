import { useEffect, useState } from 'react';
import { useHydrated } from '../internal/useHydrated';

/**
 * False in the render that is painted first, true right after it: the drawing does not wait for its
 * slider, its table and its description. True at once on a server and during hydration.
 */
export function useAfterFirstPaint(): boolean {
  const hydrated = useHydrated();
  const [painted, setPainted] = useState(!hydrated);
  // An urgent update: a transition would wait for whatever else the page has deferred.
  // oxlint-disable-next-line react/set-state-in-effect -- a second render is the purpose
  useEffect(() => setPainted(true), []);
  return painted;
}
