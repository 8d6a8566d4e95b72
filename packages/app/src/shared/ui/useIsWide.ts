import { useSyncExternalStore } from 'react';

/**
 * Windows with room for a rail, the screen and a second paper, as the style sheets of the components have it. However
 * low: the keyboard of a tablet takes half of the height, and the paper whose field it is for must stay.
 */
export const WIDE = '(width >= 1024px)';

/** True in a window that has room for a second paper. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(WIDE).matches);
}

function subscribe(onChange: () => void) {
  const media = matchMedia(WIDE);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}
