import { type DeviceSnapshot, leftOf } from '@daybow/journal';
import { useEffect } from 'react';
import { useDeviceSnapshot } from '../../shared/journal/useDeviceJournal';

/** Null where the icon is to show nothing. */
const shownOf = ({ habits, settings }: DeviceSnapshot) =>
  settings.badge ? leftOf(habits).length : null;

/** Shows on the app's icon how much is left of the day, where that was switched on. */
export function useBadge() {
  const shown = useDeviceSnapshot(shownOf);
  useEffect(() => {
    if (shown === null || !('setAppBadge' in navigator)) return undefined;
    // It is refused where the app is not installed.
    navigator.setAppBadge(shown).catch(() => {});
    return () => void navigator.clearAppBadge().catch(() => {});
  }, [shown]);
}
