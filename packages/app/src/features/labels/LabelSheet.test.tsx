// @vitest-environment happy-dom
import type { Day, DeviceJournal, EntryLabels, MoodValue } from '@daybow/journal';
import { startInMemory } from '@daybow/journal/testing';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderWithJournal } from '../../shared/journal/renderWithJournal';
import { LabelSheetProvider, useLabelSheet } from './LabelSheetProvider';

let journal: DeviceJournal;
let unmount: () => void = () => {};
const onDay = vi.fn<(day: Day) => void>();

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 21, 12) });
  ({ journal } = await startInMemory());
});
afterEach(() => {
  unmount();
  onDay.mockClear();
  vi.useRealTimers();
});

function Opener({ uid }: { uid: string }) {
  const open = useLabelSheet();
  return <button onClick={() => open(uid)}>Open</button>;
}

const press = (name: string | RegExp) =>
  act(async () => {
    const buttons = [...document.querySelectorAll<HTMLElement>('button, [role=menuitem]')];
    buttons
      .find((each) => {
        const own = each.getAttribute('aria-label') ?? each.textContent ?? '';
        return typeof name === 'string' ? own === name : name.test(own);
      })
      ?.click();
  });

async function openSheet(uid: string, closesOnDay = false) {
  unmount = await renderWithJournal(
    journal,
    <LabelSheetProvider {...{ onDay, closesOnDay }}>
      <Opener uid={uid} />
    </LabelSheetProvider>,
  );
  await press('Open');
}

const save = (day: string, mood: MoodValue, labels: EntryLabels = {}) =>
  journal.saveEntry(day, { mood, note: '', labels });
const sheet = () => document.querySelector('[role=dialog][data-state=open]');
const figures = () =>
  [...(sheet()?.querySelectorAll('dl > div') ?? [])].map((each) => [
    each.querySelector('dd')?.textContent,
    each.querySelector('dt')?.textContent,
  ]);
const faces = () => [...(sheet()?.querySelectorAll('ul > li') ?? [])].map((li) => li.textContent);
const dayNamed = (start: string) =>
  [...(sheet()?.querySelectorAll('[data-day]') ?? [])]
    .map((each) => each.getAttribute('aria-label') ?? '')
    .find((name) => name.startsWith(start));

it('says how often a label was used, when last, and how the days with and without it were', async () => {
  const { uid } = await journal.addLabel({ name: 'Walk', kind: 'label', group: 'Free time' });
  await save('2026-11-10', 5, { [uid]: 1 });
  await save('2026-11-11', 2);
  await save('2026-11-12', 3);
  await save('2026-11-18', 4, { [uid]: 1 });
  await openSheet(uid);
  expect(sheet()?.textContent).toContain('Label · Free time');
  expect(figures()).toEqual([
    ['2 of 4', 'days with an entry since 10 Nov'],
    ['2', 'entries'],
  ]);
  expect(sheet()?.textContent).toContain('Last: Wednesday 18 November, 3 days ago');
  expect(faces().slice(0, 2)).toEqual([
    'Between Good and Great 2 days with it, mean 4.5',
    'Between Bad and Okay 2 days without it, mean 2.5',
  ]);
  expect(sheet()?.textContent).toContain('What goes together need not be the cause.');
  expect(dayNamed('Tuesday 10')).toMatch(/, with it, Great$/);
  expect(dayNamed('Wednesday 11')).toMatch(/, without it, Bad$/);
  expect(dayNamed('Friday 13')).toMatch(/, no entry$/);
});

it('says of a scale its mean, its ends and its latest value', async () => {
  const { uid } = await journal.addLabel({ name: 'Sleep', kind: 'scale', unit: 'h' });
  await save('2026-11-10', 5, { [uid]: 9 });
  await save('2026-11-11', 5, { [uid]: 4.5 });
  await save('2026-11-12', 5, { [uid]: 7 });
  await openSheet(uid);
  expect(figures().slice(0, 3)).toEqual([
    ['6.8', 'mean'],
    ['4.5 to 9', 'lowest to highest'],
    ['7', 'latest'],
  ]);
  expect(dayNamed('Wednesday 11')).toMatch(/, 4.5 h, Great$/);
});

it('counts the name of a mood among the days with that mood, and compares no moods', async () => {
  const { uid } = await journal.addLabel({ name: 'calm', kind: 'mood', mood: 4 });
  await save('2026-11-10', 4, { [uid]: 1 });
  await save('2026-11-11', 4);
  await save('2026-11-12', 1);
  await openSheet(uid);
  expect(sheet()?.textContent).toContain('Name for Good');
  expect(figures()[0]).toEqual(['1 of 2', 'days with Good since 10 Nov']);
  expect(sheet()?.textContent).not.toContain('Mood with and without it');
});

it('says that a label was not used yet, without a figure', async () => {
  const { uid } = await journal.addLabel({ name: 'Rain', kind: 'label' });
  await openSheet(uid);
  expect(sheet()?.textContent).toContain('Not used yet');
  expect(figures()).toEqual([]);
});

it.each([
  [false, 1],
  [true, 0],
])('shows the moods of a day, and closes %s', async (closesOnDay, left) => {
  const { uid } = await journal.addLabel({ name: 'Walk', kind: 'label' });
  await save('2026-11-10', 5, { [uid]: 1 });
  await openSheet(uid, closesOnDay);
  await press(/^Tuesday 10 November/);
  expect(onDay).toHaveBeenCalledExactlyOnceWith('2026-11-10');
  expect(document.querySelectorAll('[role=dialog][data-state=open]')).toHaveLength(left);
});
