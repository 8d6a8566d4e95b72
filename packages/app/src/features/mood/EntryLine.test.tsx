// @vitest-environment happy-dom
import { addDays, type DeviceJournal } from '@daybow/journal';
import { startInMemory } from '@daybow/journal/testing';
import { act } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { renderWithJournal } from '../../shared/journal/renderWithJournal';
import { EntryLine } from './EntryLine';

let journal: DeviceJournal;
let unmount = () => {};

beforeEach(async () => ({ journal } = await startInMemory()));
afterEach(() => unmount());

/** Shows an entry of yesterday with these labels, found by a search. */
async function show(
  labels: Readonly<Record<string, number>>,
  text = '',
  label: string | null = null,
) {
  const id = addDays(journal.getView().today, -1);
  await journal.saveEntry(id, { mood: 4, note: 'A walk', labels });
  const entry = journal.entry(id);
  if (entry === null) throw new Error('There is no entry.');
  unmount = await renderWithJournal(
    journal,
    <EntryLine entry={entry} search={{ text, mood: null, label }} onEdit={() => {}} />,
  );
}

const marks = () => [...document.querySelectorAll('mark')].map((mark) => mark.textContent);

/** The text of an element as a screen reader announces it. */
function announced(element: Element | null): string {
  const copy = element?.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll('[aria-hidden=true]')) hidden.remove();
  return (copy.textContent ?? '').replace(/\s+/g, ' ').trim();
}

it('shows the labels of an entry in their order, scales with their values', async () => {
  const run = await journal.addLabel({ kind: 'label', name: 'run', icon: '🏃' });
  const sleep = await journal.addLabel({ kind: 'scale', name: 'Sleep', unit: 'h' });
  const pain = await journal.addLabel({ kind: 'scale', name: 'Pain' });
  await journal.addLabel({ kind: 'label', name: 'friends' });
  await show({ [pain.uid]: 2, [sleep.uid]: 7.5, [run.uid]: 1 });
  expect(announced(document.querySelector('.app-EntryLabels'))).toBe(
    'run, Sleep 7.5 h, Pain 2 of 5,',
  );
});

it('shows a name of a person’s own for the mood, and announces the mood with it', async () => {
  const proud = await journal.addLabel({ kind: 'mood', mood: 4, name: 'proud', icon: '🦁' });
  await show({ [proud.uid]: 1 });
  const button = document.querySelector('button');
  expect(announced(button)).toBe('Yesterday proud, Good');
  expect(button?.querySelector('[aria-hidden=true]')?.textContent).toBe('proud');
  expect(document.body.textContent).toContain('🦁');
  expect(document.querySelector('.app-EntryLabels')).toBeNull();
});

it('shows the mood by its own name without one', async () => {
  await journal.addLabel({ kind: 'mood', mood: 4, name: 'proud' });
  await show({});
  expect(announced(document.querySelector('button'))).toBe('Yesterday Good');
});

it('marks what a search found in names, also in that of the mood', async () => {
  const cafe = await journal.addLabel({ kind: 'label', name: 'Café' });
  const proud = await journal.addLabel({ kind: 'mood', mood: 4, name: 'proud' });
  await show({ [cafe.uid]: 1, [proud.uid]: 1 }, 'cafe PROUD good');
  expect(marks()).toEqual(['proud', 'Café']);
});

it.each(['run', 'proud'])('marks %s where that label is searched', async (name) => {
  const run = await journal.addLabel({ kind: 'label', name: 'run' });
  const cafe = await journal.addLabel({ kind: 'label', name: 'Café' });
  const proud = await journal.addLabel({ kind: 'mood', mood: 4, name: 'proud' });
  const uid = name === 'run' ? run.uid : proud.uid;
  await show({ [cafe.uid]: 1, [run.uid]: 1, [proud.uid]: 1 }, '', uid);
  expect(marks()).toEqual([name]);
});

it('shows an archived label still, and one that was deleted no more', async () => {
  const old = await journal.addLabel({ kind: 'label', name: 'old' });
  const gone = await journal.addLabel({ kind: 'label', name: 'gone' });
  await journal.archiveLabel(old.uid);
  await show({ [old.uid]: 1, [gone.uid]: 1 });
  expect(document.body.textContent).toContain('gone');
  await act(async () => void (await journal.deleteLabel(gone.uid)));
  expect(document.body.textContent).toContain('old');
  expect(document.body.textContent).not.toContain('gone');
});
