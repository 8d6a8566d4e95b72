import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect, habit, headingOf, passSplash, tab, test, toastsOf } from './app';
import { expectAccessibleInBothThemes } from './axe';
import { closeSheet, openDevice, reload, saveMood, undo } from './device';
import { expectNoSidewaysScroll } from './geometry';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const notifications = (page: Page) =>
  page.getByRole('switch', { name: 'Notifications', exact: true });

/** Has the browser answer so once it is asked, and keeps what is shown. It can be changed later. */
async function answerWith(page: Page, answer: 'granted' | 'denied') {
  await page.addInitScript((next) => {
    const shown: string[] = [];
    let asked = 0;
    class StandIn extends EventTarget {
      static permission = sessionStorage.getItem('permission') ?? 'default';
      static async requestPermission() {
        asked += 1;
        if (StandIn.permission === 'default') StandIn.permission = next;
        sessionStorage.setItem('permission', StandIn.permission);
        return StandIn.permission;
      }
      constructor(title: string, { body = '' }: NotificationOptions = {}) {
        super();
        shown.push(`${title}: ${body}`);
      }
    }
    Object.assign(window, {
      Notification: StandIn,
      shownNotifications: shown,
      timesAsked: () => asked,
      setPermission(state: string) {
        StandIn.permission = state;
        sessionStorage.setItem('permission', state);
        window.dispatchEvent(new Event('focus'));
      },
    });
  }, answer);
}

const shownOn = (page: Page) =>
  page.evaluate(() => Reflect.get(window, 'shownNotifications') as string[]);
const timesAsked = (page: Page) =>
  page.evaluate(() => (Reflect.get(window, 'timesAsked') as () => number)());

async function openSettings(page: Page) {
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(headingOf(page)).toHaveText('Settings');
}

/** Switches notifications on in Settings, in a browser that answers so. */
async function switchOn(page: Page, answer: 'granted' | 'denied') {
  await answerWith(page, answer);
  await openDevice(page);
  await openSettings(page);
  await notifications(page).click();
}

/** The row of Settings that says when reminders come. */
const remindersRow = (page: Page) =>
  page.getByRole('listitem').filter({ hasText: 'Reminder times' });

async function openReminders(page: Page) {
  await page.getByRole('button', { name: 'Reminder times' }).click();
  const sheet = page.getByRole('dialog', { name: 'When to remind you' });
  await expect(sheet).toBeVisible();
  return sheet;
}

/** The fields of the times, in their order. */
const timeFields = (sheet: Locator) => sheet.getByLabel(/^Reminder at /);

test('Notifications: the browser is asked only once they are switched on, and then they name what is left', async ({
  page,
}) => {
  await answerWith(page, 'granted');
  await openDevice(page);
  await openSettings(page);
  await expect(notifications(page)).not.toBeChecked();
  expect(await timesAsked(page)).toBe(0);
  await notifications(page).click();
  await expect(notifications(page)).toBeChecked();
  expect(await timesAsked(page)).toBe(1);

  await page.clock.fastForward('10:59:00');
  expect(await shownOn(page)).toEqual([]);
  await page.clock.fastForward('02:00');
  await expect
    .poll(() => shownOn(page))
    .toEqual(['Daybow: Left for today: Read 20 mins, Sleep early']);
  await page.clock.fastForward('30:00');
  expect(await shownOn(page)).toHaveLength(1);

  await reload(page);
  await expect(notifications(page)).toBeChecked();
});

test('Notifications: they ask for the mood too once that is switched on, and only without one', async ({
  page,
}) => {
  await answerWith(page, 'granted');
  await openDevice(page);
  for (const name of ['Read 20 mins', 'Sleep early']) {
    await habit(page, name).click();
    await expect(habit(page, name)).toHaveAttribute('aria-pressed', 'true');
  }
  await openSettings(page);
  await notifications(page).click();
  const sheet = await openReminders(page);
  const mood = sheet.getByRole('switch', { name: 'Ask for the mood too' });
  await mood.click();
  await expect(mood).toBeChecked();
  const download = page.waitForEvent('download');
  await sheet.getByRole('button', { name: 'Add to calendar' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  expect(text).toContain('SUMMARY:Daybow: your habits and mood');
  await closeSheet(page);
  await page.clock.fastForward('10:59:00');
  await page.clock.fastForward('02:00');
  await expect.poll(() => shownOn(page)).toEqual(['Daybow: How was today?']);

  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await tab(page, 'Mood').click();
  await saveMood(page, 'Good');
  await tab(page, 'Home').click();
  await openSettings(page);
  await openReminders(page);
  await timeFields(sheet).first().fill('22:00');
  await closeSheet(page);
  await page.clock.fastForward('01:58:00');
  await page.clock.fastForward('02:00');
  expect(await shownOn(page)).toHaveLength(1);
});

test('Notifications: nothing comes on a day on which nothing is left', async ({ page }) => {
  await answerWith(page, 'granted');
  await openDevice(page);
  await habit(page, 'Read 20 mins').click();
  await habit(page, 'Sleep early').click();
  await expect(habit(page, 'Sleep early')).toHaveAttribute('aria-pressed', 'true');
  await openSettings(page);
  await notifications(page).click();
  await expect(notifications(page)).toBeChecked();
  await page.clock.fastForward('10:59:00');
  await page.clock.fastForward('02:00');
  expect(await shownOn(page)).toEqual([]);
});

test('Notifications: denied is said plainly, and the switch stays off', async ({ page }) => {
  await switchOn(page, 'denied');
  await expect(toastsOf(page).last()).toContainText('Your browser blocks notifications.');
  await expect(notifications(page)).not.toBeChecked();
  await reload(page);
  await expect(notifications(page)).not.toBeChecked();
  await expect(notifications(page)).toHaveAccessibleDescription(/^Your browser blocks/);
});

test('Notifications: once revoked, the switch is off and says why; allowed again, it is on', async ({
  page,
}) => {
  await switchOn(page, 'granted');
  await expect(notifications(page)).toBeChecked();
  const set = (state: string) =>
    page.evaluate(
      (next) => (Reflect.get(window, 'setPermission') as (to: string) => void)(next),
      state,
    );
  await set('denied');
  await expect(notifications(page)).not.toBeChecked();
  await expect(notifications(page)).toHaveAccessibleDescription(/^Your browser blocks/);
  await page.clock.fastForward('10:59:00');
  await page.clock.fastForward('02:00');
  expect(await shownOn(page)).toEqual([]);
  await set('granted');
  await expect(notifications(page)).toBeChecked();
  // The permission was reset: the browser would ask again.
  await set('default');
  await expect(notifications(page)).not.toBeChecked();
  await expect(notifications(page)).toHaveAccessibleDescription(/Switch them on to be asked again/);
});

test('Notifications: where there are none the switch says so, and the calendar remains', async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'Notification'));
  await openDevice(page);
  await openSettings(page);
  await expect(notifications(page)).toBeDisabled();
  await expect(notifications(page)).not.toBeChecked();
  await expect(notifications(page)).toHaveAccessibleDescription(/has no notifications/);
  const sheet = await openReminders(page);
  await expect(sheet.getByRole('button', { name: 'Add to calendar' })).toBeEnabled();
});

test('Notifications: times and days are chosen, stay, and go into a calendar file', async ({
  page,
}) => {
  await openDevice(page);
  await openSettings(page);
  const sheet = await openReminders(page);
  await expect(timeFields(sheet).first()).toHaveValue('20:00');
  await timeFields(sheet).first().fill('21:15');
  await sheet.getByRole('button', { name: 'Add a time' }).click();
  await expect(timeFields(sheet).nth(1)).toHaveValue('08:00');
  await sheet.getByRole('button', { name: 'Sunday' }).click();
  await expectAccessibleInBothThemes(page, 'Reminder times');

  const download = page.waitForEvent('download');
  await sheet.getByRole('button', { name: 'Add to calendar' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('daybow-reminders.ics');
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toContain('DTSTART;TZID=Europe/Berlin:20261121T080000');
  expect(text).toContain('DTSTART;TZID=Europe/Berlin:20261121T211500');
  expect(text).toContain('RRULE:FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA\r\n');
  expect(text.match(/BEGIN:VALARM/g)).toHaveLength(2);

  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  await reload(page);
  await expect(page.getByRole('main')).toContainText('08:00, 21:15');
});

test('Notifications: a time holds until a whole one is typed in its place', async ({ page }) => {
  await openDevice(page);
  await openSettings(page);
  const sheet = await openReminders(page);
  const time = timeFields(sheet).first();
  await time.focus();
  await page.keyboard.press('Backspace');
  await expect(time).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(remindersRow(page)).toContainText('20:00');

  await openReminders(page);
  await time.focus();
  await page.keyboard.press('Backspace');
  await expect(time).toHaveValue('');
  await sheet.getByRole('button', { name: 'Remove 20:00' }).focus();
  await expect(time).toHaveValue('20:00');
});

test('Notifications: a time that is typed is one change, and is kept as the page is closed', async ({
  page,
}) => {
  await openDevice(page);
  await openSettings(page);
  const sheet = await openReminders(page);
  const time = timeFields(sheet).first();
  const add = sheet.getByRole('button', { name: 'Add a time' });
  await time.focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(time).toHaveValue('22:00');
  await expect(remindersRow(page)).toContainText('20:00');
  await add.focus();
  await expect(remindersRow(page)).toContainText('22:00');
  // It can be taken back once it is stored; a press before that does nothing.
  await expect(async () => {
    await page.keyboard.press('Control+z');
    await expect(time).toHaveValue('20:00', { timeout: 1000 });
  }).toPass({ timeout: 10_000 });

  await time.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toContainText('19:00');
  await page.keyboard.press('ArrowDown');
  await expect(time).toHaveValue('18:00');
  await reload(page);
  await expect(page.getByRole('main')).toContainText('18:00');

  await openReminders(page);
  await time.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(page.locator('main')).toContainText('17:00');
});

test('Notifications: a time that is added or removed takes the focus along, and comes back by Undo', async ({
  page,
}) => {
  await openDevice(page);
  await openSettings(page);
  const sheet = await openReminders(page);
  const add = sheet.getByRole('button', { name: 'Add a time' });
  const time = (number: number) => timeFields(sheet).nth(number - 1);
  const remove = (number: number) =>
    sheet.getByRole('button', { name: /^Remove / }).nth(number - 1);
  for (let number = 2; number <= 6; number += 1) {
    await add.press('Enter');
    await expect(time(number)).toBeFocused();
    // Each another one: two that are the same would be one reminder.
    await expect(time(number)).toHaveValue(`${String(number + 6).padStart(2, '0')}:00`);
  }
  await expect(add).toHaveCount(0);
  await remove(1).press('Enter');
  await expect(remove(1)).toBeFocused();
  await expect(toastsOf(page).last()).toContainText('Removed 20:00.');
  await undo(page);
  await expect(time(6)).toHaveValue('20:00');
  for (let number = 6; number >= 1; number -= 1) await remove(number).press('Enter');
  await expect(add).toBeFocused();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(remindersRow(page)).toContainText('No time chosen');
});

test('Notifications: two tabs that choose times lose none', async ({ page, context }) => {
  await openDevice(page);
  await openSettings(page);
  const sheet = await openReminders(page);
  const other = await context.newPage();
  await other.goto('/settings');
  await passSplash(other);
  const otherSheet = await openReminders(other);
  await otherSheet.getByRole('button', { name: 'Add a time' }).click();
  await timeFields(otherSheet).nth(1).fill('07:00');
  await other.keyboard.press('Enter');
  await expect(timeFields(sheet).nth(1)).toHaveValue('07:00');
  await timeFields(sheet).first().fill('21:00');
  await page.keyboard.press('Enter');
  await expect(timeFields(otherSheet)).toHaveCount(2);
  await expect(other.getByText('07:00, 21:00')).toBeVisible();
  await expect(page.getByText('07:00, 21:00')).toBeVisible();
});

test('Notifications: that none can come is said at the switch, in the list and in the sheet', async ({
  page,
}) => {
  await switchOn(page, 'granted');
  const sheet = await openReminders(page);
  const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
  for (const day of days.slice(1)) await sheet.getByRole('button', { name: day }).click();
  await expect(page.getByText('20:00 on Mon')).toBeVisible();
  await sheet.getByRole('button', { name: 'Monday' }).click();
  await expect(sheet.getByRole('button', { name: 'Add to calendar' })).toBeDisabled();
  await expect(sheet).toContainText('Choose a time and a day first.');
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(remindersRow(page)).toContainText('No day chosen');
  await expect(notifications(page)).toHaveAccessibleDescription(/^None will come/);
});

test('Notifications: at the moment a day begins they name what is left of that day', async ({
  page,
}) => {
  await switchOn(page, 'granted');
  const sheet = await openReminders(page);
  await timeFields(sheet).first().fill('00:00');
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(remindersRow(page)).toContainText('00:00');
  // Until midnight the clock goes by the minute, as on a page that is left open.
  await page.clock.runFor('14:59:30');
  await page.clock.runFor('01:00');
  await expect
    .poll(() => shownOn(page))
    .toEqual(['Daybow: Left for today: Exercise, Read 20 mins, Sleep early and 2 more']);
});

test('Badge: shows what is left once it is switched on, follows each tick, and goes with the switch', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const badges: (number | null)[] = [];
    Object.assign(window, { badges });
    Object.assign(navigator, {
      setAppBadge: async (count: number) => void badges.push(count),
      clearAppBadge: async () => void badges.push(null),
    });
  });
  const last = () => page.evaluate(() => (Reflect.get(window, 'badges') as unknown[]).at(-1));
  await openDevice(page);
  expect(await last()).toBeUndefined();
  await openSettings(page);
  const sheet = await openReminders(page);
  await sheet.getByRole('switch', { name: 'Badge on the app icon' }).click();
  await expect.poll(last).toBe(2);
  await sheet.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await habit(page, 'Sleep early').click();
  await expect.poll(last).toBe(1);
  await openSettings(page);
  await (await openReminders(page)).getByRole('switch', { name: /icon/ }).click();
  await expect.poll(last).toBeNull();
});
