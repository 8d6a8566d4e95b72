// @vitest-environment happy-dom
import { ToastProvider } from '@daybow/components';
import { addDays, type DeviceJournal, type Entry } from '@daybow/journal';
import { startInMemory } from '@daybow/journal/testing';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { JournalProvider } from '../../journal/JournalProvider';
import { loadLanguage } from '../../words/language';
import { LanguageProvider } from '../../words/LanguageProvider';
import { forgetEntryDrafts, keepEntryDraft } from './entryDrafts';
import { UnsavedEntries } from './UnsavedEntries';

let journal: DeviceJournal;
let day: string;
let unmount: () => void;

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  ({ journal } = await startInMemory());
  day = addDays(journal.getSnapshot().today, -3);
  const language = await loadLanguage(['en-GB']);
  await language.loadDeviceWords();
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <LanguageProvider language={language}>
        <JournalProvider opened={{ kind: 'device', journal }}>
          <ToastProvider>
            <UnsavedEntries formDay={null} onEdit={() => {}} />
          </ToastProvider>
        </JournalProvider>
      </LanguageProvider>,
    ),
  );
  unmount = () => act(() => root.unmount());
});
afterEach(() => {
  act(forgetEntryDrafts);
  unmount();
  journal.close();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const buttons = () => [...document.querySelectorAll('button')].map((each) => each.textContent);
/** The list of entries; the region of toasts has one, too. */
const list = () => document.querySelector('ul:has(button)');

const keepDraft = (edited: Entry) =>
  act(() => keepEntryDraft(day, { day, begunOn: day, base: { mood: null, note: '' }, edited }));

it('names an entry that is not saved, until the same is stored from elsewhere', async () => {
  expect(list()).toBeNull();
  keepDraft({ mood: 4, note: 'A walk' });
  expect(buttons()).toEqual(['Go on']);
  await act(async () => void (await journal.saveMoodOn(day, { mood: 4, note: 'A walk' })));
  expect(list()).toBeNull();
});

it('names it again once what is stored differs', async () => {
  await act(async () => void (await journal.saveMoodOn(day, { mood: 4, note: 'A walk' })));
  keepDraft({ mood: 4, note: 'A walk' });
  expect(list()).toBeNull();
  await act(async () => void (await journal.saveMoodOn(day, { mood: 4, note: 'A run' })));
  expect(buttons()).toEqual(['Go on']);
});
