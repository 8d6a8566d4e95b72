// @vitest-environment happy-dom
import { addDays, type DeviceJournal } from '@daybow/journal';
import { startInMemory } from '@daybow/journal/testing';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderWithJournal } from '../../shared/journal/renderWithJournal';
import { MoodSheetProvider } from '../mood';
import { MoodMonth } from './MoodMonth';

let journal: DeviceJournal;
let unmount: () => void;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 2, 12) });
  ({ journal } = await startInMemory());
  await journal.saveEntry('2026-10-20', { mood: 3, note: '' });
  unmount = await renderWithJournal(
    journal,
    <MoodSheetProvider>
      <MoodMonth />
    </MoodSheetProvider>,
  );
});
afterEach(() => {
  unmount();
  vi.useRealTimers();
});

const press = (name: string) =>
  act(async () => {
    const buttons = [...document.querySelectorAll('button')];
    buttons
      .find((each) => each.matches(`[aria-label="${name}"]`) || each.textContent === name)
      ?.click();
  });
const month = () => document.querySelector('h2')?.textContent;
const selected = () => document.querySelector('[data-day][tabindex="0"]')?.getAttribute('data-day');

it('shows the month of the day that one steps to', async () => {
  await press('Add mood');
  await press('Previous day');
  await press('Previous day');
  expect(selected()).toBe('2026-10-31');
  expect(month()).toContain('October');
});

it('goes on with today after midnight', async () => {
  const { today } = journal.getView();
  expect(selected()).toBe(today);
  vi.setSystemTime(new Date(2026, 10, 3, 12));
  await act(() => journal.refresh());
  expect(selected()).toBe(addDays(today, 1));
});
