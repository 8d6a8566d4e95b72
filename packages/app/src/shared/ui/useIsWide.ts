import { useSyncExternalStore } from 'react';

/** Windows with room for a rail, the screen and a second paper, as the style sheets of the components have it. */
export const WIDE = '(width >= 1024px) and (height >= 480px)';

/** True in a window that has room for a second paper. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(WIDE).matches);
}

function subscribe(onChange: () => void) {
  const media = matchMedia(WIDE);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}
