// @vitest-environment happy-dom
import { addDays, type DeviceJournal, EVERY_DAY } from '@daybow/journal';
import { startInMemory } from '@daybow/journal/testing';
import { act } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { renderWithJournal } from '../../shared/journal/renderWithJournal';
import { DeviceHabitsScreen } from './DeviceHabitsScreen';

let journal: DeviceJournal;
let unmount: () => void;

beforeEach(async () => {
  ({ journal } = await startInMemory());
  for (const name of ['Read', 'Walk']) await journal.addHabit({ name, icon: '📚' });
  const limit = { target: 2, unit: 'cups', direction: 'atMost', step: 1 } as const;
  await journal.addHabit({ name: 'Coffee', icon: '☕', schedule: EVERY_DAY, goal: limit });
  unmount = await renderWithJournal(journal, <DeviceHabitsScreen />);
});
afterEach(() => unmount());

const headings = () => [...document.querySelectorAll('h3')].map((each) => each.textContent);
const count = () => document.querySelector('[aria-label=Progress] strong')?.textContent;

it('counts what it lists: a limit in a group of its own, kept only so far', async () => {
  const { today } = journal.getView();
  expect(count()).toBe('0 of 2');
  expect(headings()).toEqual(['Any time', 'Limits 1 of 1 so far']);
  await act(async () => void (await journal.setAmount(3, today, 3)));
  expect(headings()).toEqual(['Any time', 'Limits 0 of 1 so far']);
});

it('tells of an earlier day how many limits were kept', async () => {
  const yesterday = addDays(journal.getView().today, -1);
  await act(async () => void (await journal.setAmount(3, yesterday, 1)));
  const day = document.querySelector<HTMLElement>(`[role=radio][data-day="${yesterday}"]`);
  await act(async () => day?.click());
  expect(headings()).toEqual(['Limits 1 of 1']);
});
