// @vitest-environment happy-dom
import type { DeviceJournal } from '@daybow/journal';
import { startInMemory } from '@daybow/journal/testing';
import { act } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { forgetDrafts } from '../../shared/journal/drafts';
import { renderWithJournal } from '../../shared/journal/renderWithJournal';
import { MoodRow } from './MoodRow';

let journal: DeviceJournal;
let unmount: () => void;

beforeEach(async () => {
  ({ journal } = await startInMemory());
  unmount = await renderWithJournal(journal, <MoodRow />);
});
afterEach(() => {
  unmount();
  forgetDrafts(journal);
});

const faces = () => [...document.querySelectorAll<HTMLElement>('section button')];

it('keeps the focus: on what was said, and after Undo on the first face', async () => {
  await act(async () => {
    faces()[1]?.focus();
    faces()[1]?.click();
  });
  expect(document.activeElement).toBe(document.querySelector('section a'));
  const buttons = [...document.querySelectorAll('button')];
  await act(async () => buttons.find((each) => each.textContent === 'Undo')?.click());
  expect(faces()).toHaveLength(5);
  expect(document.activeElement).toBe(faces()[0]);
});
