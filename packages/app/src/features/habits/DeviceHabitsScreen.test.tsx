// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import type { DeviceJournal } from '@daybow/journal';
import { startJournal } from '@daybow/journal/device';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderWithJournal } from '../../shared/journal/renderWithJournal';
import { DeviceHabitsScreen } from './DeviceHabitsScreen';

const HABITS = 25;
let journal: DeviceJournal;
let unmount: () => void;

beforeEach(async () => {
  const habits = Array.from({ length: HABITS }, (_, index) => ({
    name: `Habit ${index + 1}`,
    icon: '✨',
    completed: false,
  }));
  ({ journal } = await startJournal({ habits, name: 'drawing' }));
  unmount = await renderWithJournal(journal, <DeviceHabitsScreen />);
});
afterEach(() => unmount());

const click = (label: string) =>
  act(async () => document.querySelector<HTMLElement>(`[aria-label="${label}"]`)?.click());
const sheets = () =>
  [...document.querySelectorAll('[role=dialog] h2')].map((each) => each.textContent);

const pressed = () =>
  [...document.querySelectorAll('[aria-pressed="true"]')].map((card) => card.textContent);
const ring = () => document.querySelector('[role=progressbar]')?.getAttribute('aria-valuenow');

it('marks one card of 25 with a tick, and moves the ring; a mood changes neither', async () => {
  expect(pressed()).toEqual([]);
  const { today } = journal.getView();

  await act(async () => void (await journal.setMark(7, today, 'done')));
  expect(pressed()).toEqual([expect.stringContaining('Habit 7')]);
  expect(ring()).toBe('4');

  await act(async () => void (await journal.saveEntry(today, { mood: 4, note: '' })));
  expect(pressed()).toHaveLength(1);
  expect(ring()).toBe('4');
});

it('opens the sheet of a habit, and after it the dialog that adds one', async () => {
  await click('More about Habit 7');
  expect(sheets()).toEqual(['Habit 7']);
  await click('Close');
  await vi.waitFor(() => expect(sheets()).toEqual([]));
  await click('Add habit');
  expect(sheets()).toEqual(['Add New Habit']);
});
