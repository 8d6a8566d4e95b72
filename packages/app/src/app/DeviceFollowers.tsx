import '@daybow/components/accents.css';
import { useLayoutEffect } from 'react';
import { useDeviceSettings } from '../shared/journal/useDeviceJournal';
import { keepTheme } from '../shared/theme/theme';
import { useBadge, useReminders } from '../features/settings';

/** What follows a person's own journal, also as another tab changes it. It draws nothing. */
export function DeviceFollowers() {
  const { theme, accent } = useDeviceSettings();

  // Before the screens are painted with it.
  useLayoutEffect(() => keepTheme({ theme, accent }), [theme, accent]);

  useReminders();
  useBadge();

  return null;
}
