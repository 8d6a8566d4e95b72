// @vitest-environment happy-dom
import * as components from '@daybow/components';
import { addDays, type DeviceJournal } from '@daybow/journal';
import { startInMemory } from '@daybow/journal/testing';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderWithJournal } from '../../shared/journal/renderWithJournal';
import { DeviceMoodScreen } from './DeviceMoodScreen';
import { forgetEntryDrafts } from './entryDrafts';

const drawn = vi.hoisted(() => ({ entries: 0, sheets: 0 }));

vi.mock('@daybow/components', async (load) => {
  const original = await load<typeof components>();
  return {
    ...original,
    MoodEntry: (props: components.MoodEntryProps) => {
      drawn.entries += 1;
      return <original.MoodEntry {...props} />;
    },
    DateStepper: (props: components.DateStepperProps) => {
      drawn.sheets += 1;
      return <original.DateStepper {...props} />;
    },
  };
});

let journal: DeviceJournal;
let unmount: () => void;

beforeEach(async () => {
  ({ journal } = await startInMemory());
  const { today } = journal.getSnapshot();
  await journal.saveMoodOn(addDays(today, -1), { mood: 3, note: '' });
  unmount = await renderWithJournal(journal, <DeviceMoodScreen />);
});
afterEach(() => {
  act(forgetEntryDrafts);
  unmount();
});

const click = (target: Element | null | undefined) =>
  act(async () => (target as HTMLElement | null)?.click());
const button = (name: string) =>
  [...document.querySelectorAll('button')].find((each) => each.textContent === name);
const mood = (value: number) => document.querySelector(`[role=dialog] input[value="${value}"]`);
const buttons = () => [...document.querySelectorAll('button')].map((each) => each.textContent);

it('draws neither the entries nor the sheet again for a mood that is chosen in it', async () => {
  await click(button("Add another day's mood"));
  expect(drawn.entries).toBeGreaterThan(0);
  drawn.entries = 0;
  drawn.sheets = 0;
  await click(mood(5));
  await click(mood(4));
  expect(buttons()).toContain('Go on');
  await click(mood(3));
  expect(buttons()).not.toContain('Go on');
  expect(drawn).toEqual({ entries: 0, sheets: 0 });
});
