import { headingOf, tab } from '../app';
import { startWithTicks } from '../device';
import { writeMonths } from '../deviceRows';
import { arrive, transcript } from './flow';

transcript('charts', async ({ page, quietly, keys, say }) => {
  await quietly(() => arrive(page, '/analytics'));
  await say('The chart of habits gets the focus', () => page.getByRole('slider').first().focus());
  await keys('Right', 'Right');
  await keys('End', 'End');
  await keys('Left', 'Left');
  await keys('Tab', 'Tab');
  await keys('Right', 'Right');
});

transcript('charts, line by line', async ({ page, quietly, keys }) => {
  await quietly(() => arrive(page, '/analytics'));
  await quietly(() => page.getByRole('heading', { name: 'Weekly Habits' }).hover());
  await quietly(() => headingOf(page).focus());
  for (let line = 1; line <= 16; line += 1) await keys('Down', 'Down');
});

transcript('calendar of moods', async ({ page, quietly, keys, say }) => {
  await quietly(() => arrive(page));
  await quietly(() => startWithTicks(page));
  const october = { month: '2026-10', marks: {}, moods: '4'.padStart(31, '.') };
  await quietly(() => writeMonths(page, [october]));
  await quietly(() => arrive(page));
  await quietly(() => tab(page, 'Stats').focus());
  await keys('Return on ‘Stats’', 'Return');
  const today = page.getByRole('grid').getByRole('button', { name: /21 November/ });
  await say('Today gets the focus', () => today.focus());
  await keys('Left', 'Left');
  await keys('Up', 'Up');
  await quietly(() => page.getByRole('button', { name: 'Previous month' }).focus());
  await keys('Return on ‘Previous month’', 'Return');
});
