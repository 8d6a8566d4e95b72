// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import * as components from '@daybow/components';
import type { DeviceJournal } from '@daybow/journal';
import { startJournal } from '@daybow/journal/device';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderWithJournal } from '../../shared/journal/renderWithJournal';
import { DeviceHabitsScreen } from './DeviceHabitsScreen';

const HABITS = 25;
const drawn = vi.hoisted(() => ({ cards: 0, rings: 0 }));

vi.mock('@daybow/components', async (load) => {
  const original = await load<typeof components>();
  return {
    ...original,
    HabitCard: (props: components.HabitCardProps) => {
      drawn.cards += 1;
      return <original.HabitCard {...props} />;
    },
    ProgressCard: (props: components.ProgressCardProps) => {
      drawn.rings += 1;
      return <original.ProgressCard {...props} />;
    },
  };
});

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

it('draws one card and the ring again after a tick among 25 habits, and nothing for a mood', async () => {
  expect(drawn.cards).toBe(HABITS);
  const { today } = journal.getSnapshot();

  drawn.cards = 0;
  drawn.rings = 0;
  await act(async () => void (await journal.setMark(7, today, 'done')));
  // Once as it is shown, once as it is durable; the ring has nothing to say of the latter.
  expect(drawn).toEqual({ cards: 2, rings: 1 });
  expect(document.querySelectorAll('[aria-pressed="true"]')).toHaveLength(1);

  await act(async () => void (await journal.saveMood({ mood: 4, note: '' })));
  expect(drawn).toEqual({ cards: 2, rings: 1 });
});

it('draws no card and no ring again for a sheet, nor for the dialog that adds a habit', async () => {
  drawn.cards = 0;
  drawn.rings = 0;
  await click('More about Habit 7');
  expect(sheets()).toEqual(['Habit 7']);
  await click('Close');
  await vi.waitFor(() => expect(sheets()).toEqual([]));
  await click('Add habit');
  expect(sheets()).toEqual(['Add New Habit']);
  expect(drawn).toEqual({ cards: 0, rings: 0 });
});
