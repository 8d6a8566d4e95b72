import {
  civilDay,
  type DeviceView,
  isReminderDue,
  remainingHabits,
  nextReminder,
} from '@daybow/journal';
import { useEffect, useEffectEvent } from 'react';
import { brand } from '../../shared/brand';
import {
  useDeviceJournal,
  useDeviceSettings,
  useDeviceView,
} from '../../shared/journal/useDeviceJournal';
import { notify, useNotificationState } from './notifications';
import { useDeviceWords, useFormat } from '../../shared/words/LanguageProvider';

/** Number of habits that a notification names. */
const NAMED = 3;

/** Reminds at the chosen times of what is left of the day, while this page is open. */
export function useReminders() {
  const journal = useDeviceJournal();
  const { notifications, reminders, moodReminder, dayStartHour } = useDeviceSettings();
  const isAllowed = useNotificationState() === 'granted';
  const words = useDeviceWords().reminders;
  const format = useFormat();

  const remind = useEffectEvent(() => {
    // At the moment at which a day begins the journal may still show the day before.
    const day = civilDay(new Date(), dayStartHour);
    const names = remainingHabits(journal.day(day).habits).map(({ name }) => name);
    const list = format.list(names.slice(0, NAMED));
    const more = names.length - NAMED;
    const left = more > 0 ? words.leftAndMore({ list, more }) : words.left({ list });
    const lines = [
      ...(names.length > 0 ? [left] : []),
      ...(moodReminder && journal.entriesOn(day).length === 0 ? [words.howWasToday] : []),
    ];
    if (lines.length > 0) void notify(brand.name, lines.join('\n')).catch(() => {});
  });

  useEffect(() => {
    if (!notifications || !isAllowed) return undefined;
    let checkedAt = new Date();
    let timer: ReturnType<typeof setTimeout> | undefined;

    function check() {
      clearTimeout(timer);
      const now = new Date();
      if (isReminderDue(reminders, checkedAt, now)) remind();
      checkedAt = now;
      const next = nextReminder(reminders, now);
      if (next) timer = setTimeout(check, next.getTime() - now.getTime());
    }

    check();
    // A device that slept lets timers sleep, too.
    document.addEventListener('visibilitychange', check);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', check);
    };
  }, [notifications, isAllowed, reminders]);
}

/** The number on the app's icon; null for none. */
const shownOf = ({ habits, settings }: DeviceView) =>
  settings.badge ? remainingHabits(habits).length : null;

/** Shows on the app's icon how much is left of the day, where that was switched on. */
export function useBadge() {
  const shown = useDeviceView(shownOf);
  useEffect(() => {
    if (shown === null || !('setAppBadge' in navigator)) return undefined;
    // It is refused where the app is not installed.
    navigator.setAppBadge(shown).catch(() => {});
    return () => void navigator.clearAppBadge().catch(() => {});
  }, [shown]);
}
