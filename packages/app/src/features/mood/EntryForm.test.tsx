// @vitest-environment happy-dom
import { addDays, type Day, type DeviceJournal } from '@daybow/journal';
import { startInMemory } from '@daybow/journal/testing';
import { act } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { draftsOf, forgetDrafts } from '../../shared/journal/drafts';
import { renderWithJournal } from '../../shared/journal/renderWithJournal';
import { DeviceMoodScreen } from './DeviceMoodScreen';
import { entryDraft } from './entryDraft';

let journal: DeviceJournal;
let yesterday: Day;
let unmount: () => void;

beforeEach(async () => {
  ({ journal } = await startInMemory());
  yesterday = addDays(journal.getView().today, -1);
  await journal.saveEntry(yesterday, { mood: 3, note: '' });
  unmount = await renderWithJournal(journal, <DeviceMoodScreen />);
  await click(document.querySelector(`[data-face-day="${yesterday}"]`));
});
afterEach(() => {
  unmount();
  forgetDrafts(journal);
});

const click = (target: Element | null | undefined) =>
  act(async () => (target as HTMLElement | null)?.click());
const press = (target: Element | null, key: string) =>
  act(async () => {
    target?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  });
const mood = (value: number) =>
  document.querySelector<HTMLInputElement>(`main input[value="${value}"]`);
const button = (name: string) =>
  [...document.querySelectorAll('button')].find((each) => each.textContent === name);
const stored = () => journal.entry(yesterday)?.mood.value;

it('saves the mood of a past day with a press of a pointer', async () => {
  mood(4)?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await click(mood(4));
  expect(stored()).toBe(4);
});

it('walks the faces by arrow keys, and saves by Space', async () => {
  mood(3)?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await press(mood(3), 'ArrowRight');
  await press(mood(2), 'ArrowRight');
  expect(stored()).toBe(3);
  expect(mood(1)?.checked).toBe(true);
  await press(mood(1), ' ');
  expect(stored()).toBe(1);
});

it('keeps what is written while a mood is being saved', async () => {
  const drafts = draftsOf(journal);
  const base = { mood: 3, note: '', time: null } as const;
  const draft = { day: yesterday, begunOn: yesterday, base };
  await act(async () =>
    drafts.keep(entryDraft, yesterday, { ...draft, edited: { ...base, mood: 4 } }),
  );
  await act(async () => {
    button('Save Mood')?.click();
    drafts.keep(entryDraft, yesterday, {
      ...draft,
      edited: { ...base, mood: 4, note: 'And more' },
    });
  });
  expect(journal.entry(yesterday)).toMatchObject({ mood: { value: 4 }, note: '' });
  expect(drafts.get(entryDraft, yesterday)).toMatchObject({
    base: { mood: 4, note: '' },
    edited: { mood: 4, note: 'And more' },
  });
});
