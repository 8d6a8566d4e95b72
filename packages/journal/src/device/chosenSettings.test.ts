import { expect, it } from 'vitest';
import { WEEKDAYS } from '../days/day';
import { EVERY_DAY } from '../habits/schedule';
import { remainingHabits } from '../reminders/reminders';
import { start } from './device.testing';

it('what is left of today is what is due and not done, without what can wait', async () => {
  const journal = await start([
    { name: 'Read', icon: '📖', completed: true },
    { name: 'Walk', icon: '🚶', completed: false },
  ]);
  await journal.addHabit({
    name: 'Swim',
    icon: '',
    schedule: { kind: 'times', times: 2, per: 'week' },
  });
  const rest = await journal.addHabit({ name: 'Rest', icon: '', schedule: EVERY_DAY });
  await journal.setMark(rest.id, journal.getView().today, 'skipped');
  const names = () => remainingHabits(journal.getView().habits).map(({ name }) => name);
  expect(names()).toEqual(['Walk']);
  await journal.setMark(2, journal.getView().today, 'done');
  expect(names()).toEqual([]);
  journal.close();
});

it('settings of looks and reminders are stored, and are undone', async () => {
  const journal = await start();
  const { settings } = journal.getView();
  expect(settings).toMatchObject({ theme: 'system', accent: 'plum', notifications: false });
  expect(settings).toMatchObject({ showStreaks: true, leaveOutHardDays: false });
  expect(settings.reminders).toEqual({ times: ['20:00'], weekdays: WEEKDAYS });
  await journal.setTheme('dark');
  const undo = await journal.setAccent('sky');
  await journal.setReminders({ times: ['21:00', '07:30'], weekdays: [1] });
  await journal.setBadge(true);
  await journal.setMoodReminder(true);
  await journal.setNumberKeys(false);
  await journal.setShowPrompts(false);
  await journal.setPrompts(['One word', ' ']);
  await journal.setShowStreaks(false);
  await journal.setLeaveOutHardDays(true);
  expect(journal.getView().settings).toMatchObject({
    theme: 'dark',
    accent: 'sky',
    reminders: { times: ['07:30', '21:00'], weekdays: [1] },
    badge: true,
    moodReminder: true,
    numberKeys: false,
    showPrompts: false,
    prompts: ['One word'],
    showStreaks: false,
    leaveOutHardDays: true,
  });
  expect(await journal.saveAll()).toContain('"07:30"');
  await undo();
  expect(journal.getView().settings.accent).toBe('plum');
  journal.close();
});
