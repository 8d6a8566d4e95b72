import type { ThemeChoice } from '@daybow/journal';
import { useSyncExternalStore } from 'react';

const prefersDark = () => matchMedia('(prefers-color-scheme: dark)');

/** Whether a theme is dark now: 'system' is as the device is, and follows it. */
export function useDark(theme: ThemeChoice): boolean {
  const isDeviceDark = useSyncExternalStore(subscribe, () => prefersDark().matches);
  return theme === 'system' ? isDeviceDark : theme === 'dark';
}

function subscribe(onChange: () => void) {
  const media = prefersDark();
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}
