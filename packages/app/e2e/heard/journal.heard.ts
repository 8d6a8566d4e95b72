import { tab } from '../app';
import { chooseMood, openHabit, startButton, startWithTicks } from '../device';
import { arrive, transcript } from './flow';

transcript('a journal begins', async ({ page, quietly, keys }) => {
  await quietly(() => arrive(page));
  await quietly(() => startButton(page).click());
  await quietly(() => page.getByRole('button', { name: 'Keep these habits' }).focus());
  await keys('Return on ‘Keep these habits’', 'Return');
});

transcript('screens', async ({ page, quietly, keys }) => {
  await quietly(() => arrive(page));
  for (const name of ['Mood', 'Stats', 'Home']) {
    await quietly(() => tab(page, name).focus());
    await keys(`Return on ‘${name}’`, 'Return');
  }
  await quietly(() => page.getByRole('link', { name: 'Settings' }).focus());
  await keys('Return on ‘Settings’', 'Return');
});

transcript('an earlier day', async ({ page, quietly, keys }) => {
  await quietly(() => arrive(page));
  await quietly(() => startWithTicks(page));
  await quietly(() => page.getByRole('radio', { checked: true }).focus());
  await keys('Left on today', 'Left');
  await keys('Left again', 'Left');
});

transcript('days of a habit', async ({ page, quietly, keys, say }) => {
  await quietly(() => arrive(page));
  await quietly(() => startWithTicks(page));
  await quietly(() => openHabit(page, 'Exercise'));
  const today = page.getByRole('dialog').getByRole('button', { name: /21 November/ });
  await say('Today gets the focus', () => today.focus());
  await keys('Return', 'Return');
  await keys('Left', 'Left');
  await keys('Return', 'Return');
});

transcript('switches', async ({ page, quietly, keys, say }) => {
  await quietly(() => arrive(page, '/settings'));
  const notifications = page.getByRole('switch', { name: 'Notifications' });
  await say('The switch gets the focus', () => notifications.focus());
  await keys('Space', 'space');
  await quietly(() => page.getByRole('heading', { level: 1 }).focus());
  for (let line = 1; line <= 6; line += 1) await keys('Down', 'Down');
});

transcript('a mood', async ({ page, quietly, keys, say }) => {
  await quietly(() => arrive(page, '/mood'));
  await say('The moods get the focus', () => page.getByRole('radio').first().focus());
  // Else Orca takes the arrows for itself.
  await keys('Insert and A, which turns focus mode on', 'Insert+a');
  await keys('Right', 'Right');
  await keys('Tab', 'Tab');
  await keys('Tab', 'Tab');
});

transcript('what is gone hands on the focus', async ({ page, quietly, keys }) => {
  await quietly(() => arrive(page));
  await quietly(() => startWithTicks(page));
  for (const [habit, action] of [
    ['Exercise', 'Archive'],
    ['Meditate', 'Delete'],
  ] as const) {
    const sheet = await openHabit(page, habit);
    await quietly(() => sheet.getByRole('button', { name: 'Actions' }).click());
    await quietly(() => sheet.getByRole('menuitem', { name: action }).focus());
    await keys(`Return on ‘${action}’ of ${habit}`, 'Return');
  }
  await quietly(() => tab(page, 'Mood').click());
  await quietly(() => chooseMood(page, 'Good'));
  await quietly(() => page.getByRole('button', { name: "Save Today's Mood" }).click());
  await quietly(() => page.getByRole('button', { name: 'Today: Good' }).click());
  await quietly(() => page.getByRole('dialog').getByRole('button', { name: 'Remove' }).focus());
  await keys('Return on ‘Remove’ of today’s mood', 'Return');
});
