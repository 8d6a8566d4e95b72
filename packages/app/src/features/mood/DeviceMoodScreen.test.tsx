// @vitest-environment happy-dom
import { addDays, type DeviceJournal } from '@daybow/journal';
import { startInMemory } from '@daybow/journal/testing';
import { act } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { forgetDrafts } from '../../shared/journal/drafts';
import { renderWithJournal } from '../../shared/journal/renderWithJournal';
import { DeviceMoodScreen } from './DeviceMoodScreen';
import { MoodSheetProvider } from './MoodSheetProvider';

let journal: DeviceJournal;
let unmount: () => void;

beforeEach(async () => {
  ({ journal } = await startInMemory());
  const { today } = journal.getView();
  await journal.saveEntry(addDays(today, -1), { mood: 3, note: '' });
  unmount = await renderWithJournal(
    journal,
    <MoodSheetProvider>
      <DeviceMoodScreen />
    </MoodSheetProvider>,
  );
});
afterEach(() => {
  unmount();
  forgetDrafts(journal);
});

const click = (target: Element | null | undefined) =>
  act(async () => (target as HTMLElement | null)?.click());
const button = (name: string) =>
  [...document.querySelectorAll('button')].find((each) => each.textContent === name);
const mood = (value: number) => document.querySelector(`[role=dialog] input[value="${value}"]`);
const buttons = () => [...document.querySelectorAll('button')].map((each) => each.textContent);

it('names an entry that a sheet leaves unsaved, until its saved mood is chosen again', async () => {
  await click(button('Add a past day'));
  await click(mood(5));
  await click(mood(4));
  expect(buttons()).toContain('Keep editing');
  await click(mood(3));
  expect(buttons()).not.toContain('Keep editing');
});
