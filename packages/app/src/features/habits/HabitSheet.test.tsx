// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { type Day, type DeviceJournal, monthOf } from '@daybow/journal';
import { startJournal } from '@daybow/journal/device';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderWithJournal } from '../../shared/journal/renderWithJournal';
import { HabitSheet } from './HabitSheet';

let journal: DeviceJournal;
let today: Day;
let unmount: () => void;
const onOpenChange = vi.fn<(open: boolean) => void>();

beforeEach(async () => {
  const habits = [{ name: 'Run', icon: '🏃', completed: false }];
  ({ journal } = await startJournal({ habits, name: 'sheet' }));
  ({ today } = journal.getView());
  unmount = await renderWithJournal(
    journal,
    <HabitSheet id={1} open day={today} onOpenChange={onOpenChange} />,
  );
});
afterEach(() => unmount());

const dayOfHabit = () => journal.habitMonth(1, monthOf(today)).find(({ day }) => day === today);
const click = (element: Element | null | undefined) =>
  act(async () => (element as HTMLElement | null)?.click());
const buttonNamed = (name: string) =>
  [...document.querySelectorAll('button')].find((each) => each.textContent === name);

it('selects a day at the first press, and changes it in the bar alone, with Undo', async () => {
  await click(document.querySelector(`[data-day="${today}"]`));
  expect(document.querySelector('[aria-selected="true"] [data-day]')).toHaveProperty(
    'dataset.day',
    today,
  );
  expect(dayOfHabit()?.mark).toBe('empty');

  await click(document.querySelector('[role=radiogroup] input'));
  expect(dayOfHabit()?.mark).toBe('done');
  await vi.waitFor(() => expect(buttonNamed('Undo')).toBeDefined());
  await click(buttonNamed('Undo'));
  await vi.waitFor(() => expect(dayOfHabit()?.mark).toBe('empty'));
});

it('saves a note as its field is left', async () => {
  const field = document.querySelector('textarea');
  const type = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set;
  await act(async () => {
    field?.focus();
    type?.call(field, 'Around the lake');
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  expect(dayOfHabit()?.note).toBeNull();
  await click(document.querySelector('[aria-label="Close"]'));
  expect(onOpenChange).toHaveBeenCalledWith(false);
  await vi.waitFor(() => expect(dayOfHabit()?.note).toBe('Around the lake'));
  await vi.waitFor(() => expect(document.body.textContent).toContain('Saved your note.'));
  expect(document.body.textContent).not.toContain('without saving');
});
