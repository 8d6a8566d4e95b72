// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { addDays, type Day, type DeviceJournal, monthOf } from '@daybow/journal';
import { startJournal } from '@daybow/journal/device';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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

const typeInto = (field: HTMLInputElement | HTMLTextAreaElement | null, text: string) =>
  act(async () => {
    const { prototype } =
      field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
    field?.focus();
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  });

const amountField = () => document.querySelector<HTMLInputElement>('[role=spinbutton]');

describe('an amount', () => {
  beforeEach(async () => {
    const goal = { target: 8, unit: 'glasses', direction: 'atLeast', step: 1 } as const;
    await act(async () => void (await journal.editHabit(1, { goal })));
    await act(async () => void (await journal.setAmount(1, today, 3)));
  });

  it('is written as its field is left, not at each key, and Undo brings back what was there before', async () => {
    await typeInto(amountField(), '1');
    await typeInto(amountField(), '12');
    expect(dayOfHabit()?.amount).toBe(3);
    await act(async () => amountField()?.blur());
    expect(dayOfHabit()?.amount).toBe(12);
    await vi.waitFor(() => expect(buttonNamed('Undo')).toBeDefined());
    await click(buttonNamed('Undo'));
    await vi.waitFor(() => expect(dayOfHabit()?.amount).toBe(3));
  });

  it('that is typed is where a step begins', async () => {
    await typeInto(amountField(), '5');
    await click(document.querySelector('[aria-label="One more"]'));
    expect(dayOfHabit()?.amount).toBe(6);
  });

  it.each(['Close', 'another day'])('that is typed is kept by %s', async (way) => {
    await typeInto(amountField(), '12');
    // A gesture gives the focus to nothing.
    const other = document.querySelector('[aria-selected="false"] [data-day]');
    await click(way === 'Close' ? document.querySelector('[aria-label="Close"]') : other);
    expect(dayOfHabit()?.amount).toBe(12);
  });
});

it('saves a note as its field is left', async () => {
  await typeInto(document.querySelector('textarea'), 'Around the lake');
  expect(dayOfHabit()?.note).toBeNull();
  await click(document.querySelector('[aria-label="Close"]'));
  expect(onOpenChange).toHaveBeenCalledWith(false);
  await vi.waitFor(() => expect(dayOfHabit()?.note).toBe('Around the lake'));
  await vi.waitFor(() => expect(document.body.textContent).toContain('Saved your note.'));
  expect(document.body.textContent).not.toContain('without saving');
});

it('tells of something left off on how many days of the weeks it was, in words of their own', async () => {
  await act(async () => {
    const goal = { target: 0, unit: '', direction: 'atMost', step: 1 } as const;
    await journal.editHabit(1, { goal, startsOn: addDays(today, -100) });
  });
  const text = document.body.textContent ?? '';
  expect(text).toMatch(/Last 12 weeksWithout it on \d+ days/);
  expect(text.match(/days without/g)).toHaveLength(1);
});
