import { isReminderDue, leftOf, nextReminder } from '@daybow/journal';
import { useEffect, useEffectEvent } from 'react';
import { brand } from '../../brand';
import { useDeviceJournal, useDeviceSettings } from '../../journal/useDeviceJournal';
import { notify, useNotificationState } from '../../shell/notifications';
import { useDeviceWords, useFormat } from '../../words/LanguageProvider';

/** So many habits are named. */
const NAMED = 3;

/** Reminds at the chosen times of what is left of the day, while this page is open. */
export function useReminders() {
  const journal = useDeviceJournal();
  const { notifications, reminders } = useDeviceSettings();
  const isAllowed = useNotificationState() === 'granted';
  const words = useDeviceWords().reminders;
  const format = useFormat();

  const remind = useEffectEvent(() => {
    const names = leftOf(journal.getSnapshot().habits).map(({ name }) => name);
    if (names.length === 0) return;
    const list = format.list(names.slice(0, NAMED));
    const more = names.length - NAMED;
    const text = more > 0 ? words.leftAndMore({ list, more }) : words.left({ list });
    void notify(brand.name, text).catch(() => {});
  });

  useEffect(() => {
    if (!notifications || !isAllowed) return undefined;
    let lookedAt = new Date();
    let timer: ReturnType<typeof setTimeout> | undefined;

    function look() {
      clearTimeout(timer);
      const now = new Date();
      if (isReminderDue(reminders, lookedAt, now)) remind();
      lookedAt = now;
      const next = nextReminder(reminders, now);
      if (next) timer = setTimeout(look, next.getTime() - now.getTime());
    }

    look();
    // A device that slept lets timers sleep, too.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [notifications, isAllowed, reminders]);
}
