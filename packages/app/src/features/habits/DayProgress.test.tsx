// @vitest-environment happy-dom
import { addDays, type DeviceJournal } from '@daybow/journal';
import { startInMemory } from '@daybow/journal/testing';
import { act } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { renderWithJournal } from '../../shared/journal/renderWithJournal';
import { DeviceHabitsScreen } from './DeviceHabitsScreen';

let journal: DeviceJournal;
let unmount: () => void;

beforeEach(async () => {
  ({ journal } = await startInMemory());
  const yesterday = addDays(journal.getView().today, -1);
  await journal.setPauses([{ from: yesterday, to: yesterday }]);
  unmount = await renderWithJournal(journal, <DeviceHabitsScreen />);
});
afterEach(() => unmount());

const focused = () => document.activeElement?.getAttribute('data-day');
const press = (key: string) =>
  act(async () => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  });

it('keeps the focus in the week while arrow keys walk into a break and out of it', async () => {
  const { today } = journal.getView();
  act(() => document.querySelector<HTMLElement>(`[role=radio][data-day="${today}"]`)?.focus());
  const walked: unknown[] = [];
  for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowRight', 'ArrowRight']) {
    await press(key);
    walked.push(focused());
  }
  expect(walked).toEqual([-1, -2, -1, 0].map((step) => addDays(today, step)));
});
