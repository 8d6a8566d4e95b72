// @vitest-environment happy-dom
import type { DeviceJournal } from '@daybow/journal';
import { startInMemory } from '@daybow/journal/testing';
import { act } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { forgetDrafts } from '../../shared/journal/drafts';
import { renderWithJournal } from '../../shared/journal/renderWithJournal';
import { TimesOfDayRow } from './TimesOfDay';

let journal: DeviceJournal;
let unmount: () => void;

beforeEach(async () => {
  ({ journal } = await startInMemory());
  unmount = await renderWithJournal(journal, <TimesOfDayRow />);
});
afterEach(() => {
  unmount();
  forgetDrafts(journal);
});

const field = () => document.querySelector<HTMLInputElement>('[role=dialog] input');

function type(text: string) {
  const input = field();
  if (!input) throw new Error('no field');
  // React hears of a value that it did not set.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

it('keeps what is typed while a name is being saved', async () => {
  await act(async () => document.querySelector('button')?.click());
  await act(async () => {
    type('Dawn');
    await Promise.resolve();
  });
  await act(async () => {
    field()?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    type('Dawn and dew');
  });
  expect(journal.getView().settings.groupNames.morning).toBe('Dawn');
  expect(field()?.value).toBe('Dawn and dew');
});
