import type { Page } from '@playwright/test';
import { headingOf, tab } from '../app';
import { startWithTicks } from '../device';
import { writeMonths } from '../deviceRows';
import { arrive, type Flow, transcript } from './flow';

/** Two months in which exercise was done and moods were saved, up to the 21st of November. */
async function arriveWithMonths({ page, quietly }: Flow) {
  await quietly(() => arrive(page));
  await quietly(() => startWithTicks(page));
  const months = [
    {
      month: '2026-10',
      marks: { 1: '.dd..ddd.d.d..dd.dd...ddd.d.d.d' },
      moods: '3333333333333333333333333333333',
    },
    {
      month: '2026-11',
      marks: { 1: 'ddd.ddd.d.d..dd.dd............' },
      moods: '444444443.4445.444.24.........',
    },
  ];
  await quietly(() => writeMonths(page, months));
  await quietly(() => arrive(page));
}

const period = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

transcript('a month', async (flow) => {
  const { page, quietly, keys, say } = flow;
  await arriveWithMonths(flow);
  await quietly(() => tab(page, 'Stats').click());
  await say('The ranges get the focus', () => period(page, 'Week').focus());
  await keys('Insert and A, which turns focus mode on', 'Insert+a');
  await keys('Right', 'Right');
  const today = page.getByRole('grid').getByRole('button', { name: /21 November/ });
  await say('Today gets the focus', () => today.focus());
  await keys('Left', 'Left');
  await say('A habit gets the focus', () =>
    page.getByRole('button', { name: /^Exercise/ }).focus(),
  );
  await quietly(() => page.getByRole('button', { name: 'Previous month' }).focus());
  await keys('Return on ‘Previous month’', 'Return');
});

transcript('a month, line by line', async (flow) => {
  const { page, quietly, keys } = flow;
  await arriveWithMonths(flow);
  await quietly(() => tab(page, 'Stats').click());
  await quietly(() => period(page, 'Month').press('Space'));
  await quietly(() => headingOf(page).hover());
  await quietly(() => headingOf(page).focus());
  for (let line = 1; line <= 30; line += 1) await keys('Down', 'Down');
});

transcript('a year', async (flow) => {
  const { page, quietly, keys, say } = flow;
  await arriveWithMonths(flow);
  await quietly(() => tab(page, 'Stats').click());
  await quietly(() => period(page, 'Year').press('Space'));
  await say('The bow gets the focus', () => page.getByRole('slider').focus());
  await keys('Left', 'Left');
  const today = page.getByRole('gridcell', { name: /21 November/ });
  await say('Today gets the focus in the calendar of the year', () => today.focus());
  await keys('Left', 'Left');
  await keys('Up', 'Up');
  await keys('Page up', 'Page_Up');
  await keys('Return, which opens the day', 'Return');
});
