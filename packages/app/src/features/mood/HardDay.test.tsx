// @vitest-environment happy-dom
import { type DeviceJournal, EVERY_DAY } from '@daybow/journal';
import { startInMemory } from '@daybow/journal/testing';
import { act } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { forgetDrafts } from '../../shared/journal/drafts';
import { renderWithJournal } from '../../shared/journal/renderWithJournal';
import { DeviceMoodScreen } from './DeviceMoodScreen';

let journal: DeviceJournal;
let unmount: () => void;

beforeEach(async () => {
  ({ journal } = await startInMemory());
});
afterEach(() => {
  unmount();
  forgetDrafts(journal);
});

const add = (name: string, direction?: 'atLeast' | 'atMost') =>
  journal.addHabit({
    name,
    icon: '☕',
    schedule: EVERY_DAY,
    goal: direction ? { target: 8, unit: 'cups', direction, step: 1 } : null,
  });
const click = (target: Element | undefined) => act(async () => (target as HTMLElement)?.click());
const button = (name: string) =>
  [...document.querySelectorAll('button')].find((each) => each.textContent?.includes(name));

it('takes today off without a change of what was written down', async () => {
  await add('Walk');
  await add('Water', 'atLeast');
  await add('Coffee', 'atMost');
  const { today, habits } = journal.getView();
  for (const { id, goal } of habits) if (goal) await journal.setAmount(id, today, 3);
  await journal.saveEntry(today, { mood: 1, note: '' });
  unmount = await renderWithJournal(journal, <DeviceMoodScreen />);

  await click(button('Take today off'));
  expect(journal.getView().habits.map(({ name, amount }) => [name, amount])).toEqual([
    ['Water', 3],
    ['Coffee', 3],
  ]);
  expect(button('Take today off')).toBeUndefined();
});
