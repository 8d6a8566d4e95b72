// @vitest-environment happy-dom
import { addDays, type DeviceJournal, EVERY_DAY, type HabitDetail } from '@daybow/journal';
import { startInMemory } from '@daybow/journal/testing';
import { act } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { forgetDrafts } from '../../shared/journal/drafts';
import { renderWithJournal } from '../../shared/journal/renderWithJournal';
import { useEdits } from '../../shared/journal/useEdits';
import { useHabit } from '../../shared/journal/useDeviceJournal';
import { DeviceHabitsScreen } from './DeviceHabitsScreen';
import { EditHabitForm } from './EditHabitForm';
import { habitEdits, type HabitForm } from './habitEdits';
import { PauseForm } from './Pauses';

// Screen readers tell of a change in a live region that was there before, not of one that comes with its words.

let journal: DeviceJournal;
let unmount: () => void;

beforeEach(async () => {
  ({ journal } = await startInMemory());
});
afterEach(() => {
  unmount();
  forgetDrafts(journal);
});

const regions = () => [...document.querySelectorAll<HTMLElement>('[role=status]')];
const saying = (words: string) =>
  regions().filter(({ textContent }) => textContent?.includes(words));

const add = (name: string) =>
  journal.addHabit({ name, icon: '🚶', schedule: EVERY_DAY, goal: null });

async function type(field: HTMLInputElement | null, text: string) {
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

it('tell of the first color', async () => {
  for (const name of ['Walk', 'Read']) await add(name);
  unmount = await renderWithJournal(journal, <DeviceHabitsScreen />);
  const before = regions();
  await act(async () => document.querySelector<HTMLElement>('[aria-pressed=false]')?.click());
  expect(saying('Your first color.')).toHaveLength(1);
  expect(before).toEqual(expect.arrayContaining(saying('Your first color.')));
});

it('tell when a pause is, also once its days fit again', async () => {
  unmount = await renderWithJournal(journal, <PauseForm onPause={async () => {}} />);
  const before = regions();
  const { today } = journal.getView();
  const until = document.querySelectorAll('input')[1] ?? null;
  await type(until, addDays(today, -1));
  expect(saying('Paused')).toHaveLength(0);
  await type(until, addDays(today, 1));
  expect(saying('Paused from')).toEqual(before);
});

function Editing({ habit }: { habit: HabitDetail }) {
  const form = useEdits<HabitForm>(habitEdits, habit.uid, habit);
  return <EditHabitForm habit={habit} form={form} run={async () => {}} onSaved={() => {}} />;
}
function Edited({ id }: { id: number }) {
  const habit = useHabit(id);
  return habit && <Editing habit={habit} />;
}

it('tell that a habit was changed elsewhere while it is edited', async () => {
  const { id } = await add('Walk');
  unmount = await renderWithJournal(journal, <Edited id={id} />);
  const before = regions();
  await type(document.querySelector('input'), 'Walk far');
  await act(async () => void (await journal.editHabit(id, { name: 'Stroll' })));
  expect(saying('Changed in another tab.')).toHaveLength(1);
  expect(before).toEqual(expect.arrayContaining(saying('Changed in another tab.')));
});
