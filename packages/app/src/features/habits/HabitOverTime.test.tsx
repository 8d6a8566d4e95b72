// @vitest-environment happy-dom
import { addDays, type Day, type DeviceJournal, type HabitDetail } from '@daybow/journal';
import { startInMemory } from '@daybow/journal/testing';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderWithJournal } from '../../shared/journal/renderWithJournal';
import { HabitOverTime } from './HabitOverTime';

const TODAY: Day = '2026-11-21';
const daysAgo = (n: number) => addDays(TODAY, -n);

let journal: DeviceJournal;
let unmount: () => void = () => {};

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 21, 12) });
  ({ journal } = await startInMemory());
  await journal.addHabit({ name: 'Run', icon: '🏃' });
});
afterEach(() => {
  unmount();
  vi.useRealTimers();
});

const tick = async (...days: Day[]) => {
  for (const day of days) await journal.setMark(1, day, 'done');
};

async function open() {
  const habit = journal.habit(1) as HabitDetail;
  unmount = await renderWithJournal(journal, <HabitOverTime habit={habit} />);
  await act(async () => {
    const details = document.querySelector('details');
    if (details) details.open = true;
    details?.dispatchEvent(new Event('toggle'));
  });
}

const text = () => document.body.textContent ?? '';
const lines = (title: string) => {
  const heading = [...document.querySelectorAll('h3')].find((h3) => h3.textContent === title);
  const items = heading?.parentElement?.querySelectorAll('li') ?? [];
  return [...items].map((item) => item.textContent?.replaceAll(/\s/g, ' '));
};

it('derives nothing before it is opened', async () => {
  const read = vi.spyOn(journal, 'habitOverTime');
  const habit = journal.habit(1) as HabitDetail;
  unmount = await renderWithJournal(journal, <HabitOverTime habit={habit} />);
  expect(read).not.toHaveBeenCalled();
});

it('tells strength, the last day, the usual gap, months and runs', async () => {
  await tick(...[26, 24, 22, 4, 3].map(daysAgo));
  await open();
  expect(document.querySelector('dl')?.textContent).toMatch(/^strength\d+%$/);
  expect(text()).toContain('Last: Wednesday 18 November, 3 days ago');
  expect(text()).toContain('Usually every 2 days');
  expect(lines('Done by month')).toEqual(['November 2 of 20', 'October 3 of 6']);
  expect(lines('Longest runs').slice(0, 2)).toEqual([
    '2 days 17 – 18 November',
    '1 day 30 October',
  ]);
});

it('tells at what time it was done today', async () => {
  await tick(TODAY);
  await open();
  expect(text()).toMatch(/Last: Today, \d\d:\d\d/);
});

it('shows three runs, and the others on request', async () => {
  await tick(...[1, 3, 5, 7, 9].map(daysAgo));
  await open();
  const [first, more] = document.querySelectorAll('ol');
  expect([first?.children.length, more?.children.length]).toEqual([3, 2]);
  expect(more?.closest('details')?.textContent).toMatch(/^More runs/);
});

it('sums up amounts in their unit', async () => {
  const goal = { target: 5, unit: 'km', direction: 'atLeast', step: 1 } as const;
  await journal.editHabit(1, { goal });
  await journal.setAmount(1, TODAY, 1200);
  await journal.setAmount(1, daysAgo(1), 40.5);
  await open();
  expect(text()).toContain('In all 1,240.5 km, mean 620.3, best 1,200 on 21 Nov');
});

it('says of a limit what was kept, and never when it was done', async () => {
  const goal = { target: 2, unit: 'cups', direction: 'atMost', step: 1 } as const;
  await journal.editHabit(1, { goal, startsOn: daysAgo(3) });
  await journal.setAmount(1, daysAgo(2), 3);
  await open();
  expect(lines('Kept by month')).toEqual(['November 2 of 3']);
  expect(text()).toContain('most 3 on 19 Nov');
  expect(text()).not.toContain('Last:');
});

it('has a dash and no lists before anything was due', async () => {
  await open();
  expect(document.querySelector('dl')?.textContent).toBe('strength–');
  expect(lines('Longest runs')).toEqual([]);
});
