import '@daybow/components/accents.css';
import { useLayoutEffect } from 'react';
import { useDeviceSettings } from '../../journal/useDeviceJournal';
import { keepTheme } from '../../theme/theme';
import { useBadge } from './useBadge';
import { useReminders } from './useReminders';

/** What follows a person's own journal, also as another tab changes it. It draws nothing. */
export function DeviceFollowers() {
  const { theme, accent } = useDeviceSettings();

  // Before the screens are painted with it.
  useLayoutEffect(() => keepTheme({ theme, accent }), [theme, accent]);

  useReminders();
  useBadge();

  return null;
}
