// @vitest-environment happy-dom
import type { DeviceJournal } from '@daybow/journal';
import { startInMemory } from '@daybow/journal/testing';
import { act } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { renderWithJournal } from '../../shared/journal/renderWithJournal';
import { TakeABreakRow } from './DayRows';
import { PutAway } from './PutAway';

let journal: DeviceJournal;
let unmount: () => void;

beforeEach(async () => {
  ({ journal } = await startInMemory());
  const { id } = await journal.addHabit({ name: 'Read', icon: '📚' });
  await journal.archiveHabit(id);
  unmount = await renderWithJournal(
    journal,
    <>
      <PutAway />
      <TakeABreakRow />
    </>,
  );
});
afterEach(() => unmount());

const press = (name: string) =>
  act(async () =>
    [...document.querySelectorAll('button')].find((each) => each.textContent === name)?.click(),
  );
const sections = () => [...document.querySelectorAll('section h2')].map((each) => each.textContent);
const dialogs = () => document.querySelectorAll('[role=dialog][data-state=open]').length;

it('closes its sheet with the last habit, and leaves it closed when there is one again', async () => {
  await press('Archived and deleted');
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

it('keeps archived and deleted labels too, which can be brought back or deleted for good', async () => {
  const [walk, rain] = await act(async () => {
    const added = await Promise.all(
      ['Walk', 'Rain'].map((name) => journal.addLabel({ name, kind: 'label' })),
    );
    await journal.archiveLabel(added[0]?.uid ?? '');
    await journal.deleteLabel(added[1]?.uid ?? '');
    return added;
  });
  await press('Archived and deleted');
  expect(sections()).toEqual(['Archived habits', 'Archived labels', 'Deleted labels']);
  await press('Rain');
  expect(document.body.textContent).toContain("It leaves all entries. This can't be undone.");
  await press('Delete for good');
  expect(journal.deletedLabels()).toEqual([]);
  expect(sections()).toEqual(['Archived habits', 'Archived labels']);
  const restore = document.querySelector<HTMLElement>(`[aria-label="Restore ${walk?.name}"]`);
  await act(async () => restore?.click());
  expect(journal.labels()).toMatchObject([{ name: 'Walk', archived: false }]);
  expect(journal.labels().some(({ uid }) => uid === rain?.uid)).toBe(false);
});
