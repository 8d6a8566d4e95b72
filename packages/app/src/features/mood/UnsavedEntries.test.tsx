// @vitest-environment happy-dom
import { addDays, type DeviceJournal, type Entry, NO_ENTRY } from '@daybow/journal';
import { startInMemory } from '@daybow/journal/testing';
import { act } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { draftsOf, forgetDrafts } from '../../shared/journal/drafts';
import { renderWithJournal } from '../../shared/journal/renderWithJournal';
import { entryDraft } from './entryDraft';
import { UnsavedEntries } from './UnsavedEntries';

let journal: DeviceJournal;
let day: string;
let unmount: () => void;

beforeEach(async () => {
  ({ journal } = await startInMemory());
  day = addDays(journal.getView().today, -3);
  unmount = await renderWithJournal(
    journal,
    <UnsavedEntries isShown={() => false} onEdit={() => {}} />,
  );
});
afterEach(() => {
  unmount();
  forgetDrafts(journal);
});

const buttons = () => [...document.querySelectorAll('button')].map((each) => each.textContent);
/** The list of entries; the region of toasts has one, too. */
const list = () => document.querySelector('ul:has(button)');

const keepDraft = (edited: Entry) =>
  act(() => {
    draftsOf(journal).keep(entryDraft, day, { day, begunOn: day, base: NO_ENTRY, edited });
  });

it('names an entry that is not saved, until the same is stored from elsewhere', async () => {
  expect(list()).toBeNull();
  keepDraft({ mood: 4, note: 'A walk', time: null });
  expect(buttons()).toEqual(['Keep editing']);
  await act(async () => void (await journal.saveEntry(day, { mood: 4, note: 'A walk' })));
  expect(list()).toBeNull();
});

it('names it again once what is stored differs', async () => {
  await act(async () => void (await journal.saveEntry(day, { mood: 4, note: 'A walk' })));
  keepDraft({ mood: 4, note: 'A walk', time: null });
  expect(list()).toBeNull();
  await act(async () => void (await journal.saveEntry(day, { mood: 4, note: 'A run' })));
  expect(buttons()).toEqual(['Keep editing']);
});
