// @vitest-environment happy-dom
import type { DeviceJournal } from '@daybow/journal';
import { startInMemory } from '@daybow/journal/testing';
import { act } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { renderWithJournal } from '../../shared/journal/renderWithJournal';
import { TakeABreakRow } from './DayRows';
import { PutAwayHabits } from './PutAwayHabits';

let journal: DeviceJournal;
let unmount: () => void;

beforeEach(async () => {
  ({ journal } = await startInMemory());
  const { id } = await journal.addHabit({ name: 'Read', icon: '📚' });
  await journal.archiveHabit(id);
  unmount = await renderWithJournal(
    journal,
    <>
      <PutAwayHabits />
      <TakeABreakRow />
    </>,
  );
});
afterEach(() => unmount());

const press = (name: string) =>
  act(async () =>
    [...document.querySelectorAll('button')].find((each) => each.textContent === name)?.click(),
  );
const dialogs = () => document.querySelectorAll('[role=dialog][data-state=open]').length;

it('closes its sheet with the last habit, and leaves it closed when there is one again', async () => {
  await press('Archived and deleted habits');
  expect(dialogs()).toBe(1);
  await press('Restore');
  expect(dialogs()).toBe(0);
  await press('Undo');
  expect(journal.getView().archived).toHaveLength(1);
  expect(dialogs()).toBe(0);
});

it('says once what a break is for', async () => {
  await press('Take a break');
  const said = document.querySelector('[role=dialog]')?.textContent.split('Away or unwell?');
  expect(said).toHaveLength(2);
});
