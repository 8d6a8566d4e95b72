// @vitest-environment happy-dom
import type { Day, DeviceJournal, EntryLabels, MoodValue } from '@daybow/journal';
import { startInMemory } from '@daybow/journal/testing';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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

/** Types into a field of the sheet. */
const type = (label: string, value: string) =>
  act(async () => {
    const named = [...(sheet()?.querySelectorAll('label') ?? [])].find(
      ({ textContent }) => textContent === label,
    );
    const input = named?.htmlFor
      ? document.querySelector<HTMLInputElement>(`#${CSS.escape(named.htmlFor)}`)
      : null;
    if (!input) throw new Error(`There is no field "${label}".`);
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
/** Chooses from the menu of the sheet. */
async function choose(item: string) {
  await press('Actions');
  await press(item);
}
const title = () => sheet()?.querySelector('h2')?.textContent;

describe('an edit', () => {
  let uid: string;
  beforeEach(async () => {
    ({ uid } = await journal.addLabel({ name: 'Walk', kind: 'label' }));
    await journal.addLabel({ name: 'Friends', kind: 'label' });
    await save('2026-11-10', 5, { [uid]: 1 });
  });

  it('renames a label on all days', async () => {
    await openSheet(uid);
    await choose('Edit');
    await type('Name', ' Hike ');
    await type('Group', 'Outside');
    await press('Save changes');
    expect(title()).toBe('Hike');
    expect(sheet()?.textContent).toContain('Label · Outside');
    expect(figures()[0]?.[0]).toBe('1 of 1');
    await press('Undo');
    expect(title()).toBe('Walk');
  });

  it('says which label has a name already, and offers to merge into it, with one Undo', async () => {
    await openSheet(uid);
    await choose('Edit');
    await type('Name', 'friends');
    await press('Save changes');
    expect(sheet()?.textContent).toContain('There is already "Friends".');
    await press('Merge into "Friends"');
    expect(title()).toBe('Friends');
    expect(figures()[0]?.[0]).toBe('1 of 1');
    expect(journal.labels().map(({ name }) => name)).toEqual(['Friends']);
    await press('Undo');
    expect(title()).toBe('Walk');
    expect(journal.labels()).toHaveLength(2);
  });

  it('asks for a name', async () => {
    await openSheet(uid);
    await choose('Edit');
    await type('Name', ' ');
    await press('Save changes');
    expect(sheet()?.textContent).toContain('Please enter a name');
    expect(journal.labels()[0]?.name).toBe('Walk');
  });

  it('stays as a draft when the sheet is closed over it', async () => {
    await openSheet(uid);
    await choose('Edit');
    await type('Name', 'Hike');
    await press('Close');
    expect(sheet()).toBeNull();
    await press('Keep editing');
    expect([...(sheet()?.querySelectorAll('input') ?? [])][0]?.value).toBe('Hike');
  });
});

it('offers labels of the same kind and unit to merge into, and none where there is none', async () => {
  const { uid } = await journal.addLabel({ name: 'Sleep', kind: 'scale', unit: 'h' });
  await journal.addLabel({ name: 'Pain', kind: 'scale' });
  await openSheet(uid);
  await choose('Merge into…');
  expect(sheet()?.textContent).not.toContain('Every entry with');
  await act(() => journal.addLabel({ name: 'Nights', kind: 'scale', unit: 'h' }));
  await press('Merge into…');
  expect(sheet()?.textContent).toContain('Every entry with "Sleep"');
  await press('Nights');
  expect(title()).toBe('Nights');
});

it('closes once a label is archived or deleted, and says so where another tab has deleted it', async () => {
  const { uid } = await journal.addLabel({ name: 'Walk', kind: 'label' });
  await openSheet(uid);
  await choose('Archive');
  expect(sheet()).toBeNull();
  expect(journal.labels()[0]?.archived).toBe(true);
  await press('Open');
  await choose('Restore');
  expect(journal.labels()[0]?.archived).toBe(false);
  await press('Open');
  await choose('Delete');
  expect(sheet()).toBeNull();
  await act(() => journal.undeleteLabel(uid));
  await press('Open');
  await act(() => journal.deleteLabel(uid));
  expect(sheet()).toBeNull();
  expect(document.body.textContent).toContain('"Walk" is gone.');
});
