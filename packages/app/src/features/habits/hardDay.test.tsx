// @vitest-environment happy-dom
import { addDays, type DeviceJournal, EVERY_DAY } from '@daybow/journal';
import { startInMemory } from '@daybow/journal/testing';
import { act } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { renderWithJournal } from '../../shared/journal/renderWithJournal';
import { DeviceHabitsScreen } from './DeviceHabitsScreen';
import { HabitSheet } from './HabitSheet';

let journal: DeviceJournal;
let unmount: () => void;

beforeEach(async () => {
  ({ journal } = await startInMemory());
});
afterEach(() => unmount());

const STREAK_WORDS = /in a row|best|streak|\d days? without|since today/gi;
const streaks = () => document.body.textContent?.match(STREAK_WORDS);

it.each([
  ['done every day', null],
  ['left off', { target: 0, unit: '', direction: 'atMost', step: 1 }],
] as const)('says nothing of streaks on a hard day: a habit %s', async (_, goal) => {
  const { today } = journal.getView();
  const startsOn = addDays(today, -40);
  const habit = { name: 'Walk', icon: '🚶', schedule: EVERY_DAY, goal, startsOn };
  const { id } = await journal.addHabit(habit);
  if (goal === null) {
    for (const ago of [0, 1, 2]) await journal.setMark(id, addDays(today, -ago), 'done');
  } else {
    await journal.recordSlip(id, today, { amount: 1, time: null });
  }
  unmount = await renderWithJournal(
    journal,
    <>
      <DeviceHabitsScreen />
      <HabitSheet id={id} open onOpenChange={() => {}} />
    </>,
  );
  expect(streaks()).not.toBeNull();
  await act(() => journal.saveEntry(today, { mood: 2, note: '' }));
  expect(streaks()).toBeNull();
  expect(document.querySelectorAll('dd')).toHaveLength(1);
  await act(() => journal.saveEntry(today, { mood: 3, note: '' }));
  expect(streaks()).not.toBeNull();
});
