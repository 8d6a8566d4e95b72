import { useEffect, useLayoutEffect } from 'react';
import { useBackups } from '../features/copies';
import { useBadge, useReminders } from '../features/settings';
import { useOpened, useTrouble } from '../shared/journal/JournalProvider';
import { useDeviceSettings } from '../shared/journal/useDeviceJournal';
import { forgetTheme, keepTheme } from '../shared/theme/theme';
import { useUpdates } from './useUpdates';

/** Runs updates, and for a person's own journal theme, reminders, badge and backups. Renders nothing. */
export function BackgroundTasks() {
  const { opened } = useOpened();
  const trouble = useTrouble();
  useUpdates({ keepsNotes: opened.kind !== 'sample' });
  useSampleTheme(opened.kind === 'sample');
  return opened.kind === 'device' && trouble === null && <DeviceTasks />;
}

function DeviceTasks() {
  useTheme();
  useReminders();
  useBadge();
  useBackups();
  return null;
}

/** Gives the page the theme of a person's own journal, before it is painted, also as another tab changes it. */
function useTheme() {
  const { theme, accent } = useDeviceSettings();
  useLayoutEffect(() => keepTheme({ theme, accent }), [theme, accent]);
}

/** Gives the page the theme of the sample, also once a journal was erased. */
function useSampleTheme(isSample: boolean) {
  useEffect(() => {
    if (isSample) forgetTheme();
  }, [isSample]);
}
