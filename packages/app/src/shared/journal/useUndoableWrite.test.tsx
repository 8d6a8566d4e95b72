// @vitest-environment happy-dom
import { JournalError, type Undo } from '@daybow/journal';
import { startInMemory } from '@daybow/journal/testing';
import { act } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { renderWithJournal } from './renderWithJournal';
import { useUndoableWrite, useUndoKeys } from './useUndoableWrite';

/** The writes that were made and not taken back. */
let made: string[];
/** How often the next undo fails. */
let failures: number;
/** Ends the write that takes its time. */
let endSlowly: () => void;
let unmount: () => void;

function change(name: string, stored = Promise.resolve()): Promise<Undo> {
  made.push(name);
  return stored.then(() => () => {
    if (failures > 0) {
      failures -= 1;
      return Promise.reject(new JournalError('quota'));
    }
    made.splice(made.indexOf(name), 1);
    return Promise.resolve(() => change(name));
  });
}

function changeSlowly() {
  const stored = new Promise<void>((resolve) => {
    endSlowly = resolve;
  });
  return change('slow', stored);
}

function Changes() {
  const write = useUndoableWrite();
  useUndoKeys();
  return (
    <>
      <button onClick={() => void write(change('a'), null, 'a')}>Change</button>
      <button onClick={() => void write(changeSlowly(), null, 'slow')}>Slow change</button>
    </>
  );
}

beforeEach(async () => {
  made = [];
  failures = 0;
  const { journal } = await startInMemory();
  unmount = await renderWithJournal(journal, <Changes />);
});
afterEach(() => unmount());

const click = (name: string) =>
  act(async () => {
    [...document.querySelectorAll('button')].find((each) => each.textContent === name)?.click();
  });
const makeChange = () => click('Change');

function openDialog(): HTMLElement {
  const dialog = document.body.appendChild(document.createElement('div'));
  dialog.setAttribute('role', 'dialog');
  return dialog;
}

const press = (key: string, code: string, shiftKey = false) =>
  act(async () => {
    const event = { key, code, shiftKey, ctrlKey: true, bubbles: true };
    document.body.dispatchEvent(new KeyboardEvent('keydown', event));
  });

it.each([
  ['an American layout', 'z', 'KeyZ'],
  ['with Caps Lock', 'Z', 'KeyZ'],
  ['a German layout', 'z', 'KeyY'],
  ['a French layout', 'z', 'KeyW'],
  ['a Russian layout', 'я', 'KeyZ'],
  ['a Greek layout', 'ζ', 'KeyZ'],
  ['a Hebrew layout', 'ז', 'KeyZ'],
  ['an Arabic layout', 'ئ', 'KeyZ'],
])('Ctrl+Z takes back in %s, and Shift makes it again', async (_, key, code) => {
  await makeChange();
  await press(key, code);
  expect(made).toEqual([]);
  await press(key.toUpperCase(), code, true);
  expect(made).toEqual(['a']);
});

it.each([
  ['a German layout', 'y', 'KeyZ'],
  ['a French layout', 'w', 'KeyZ'],
  ['Dvorak', ';', 'KeyZ'],
  ['Bépo', 'à', 'KeyZ'],
  ['a Russian layout', 'н', 'KeyY'],
])('another key in the place of a Z is none, in %s', async (_, key, code) => {
  await makeChange();
  await press(key, code);
  expect(made).toEqual(['a']);
});

it('an undo that failed can be tried again', async () => {
  await makeChange();
  failures = 1;
  await press('z', 'KeyZ');
  expect(made).toEqual(['a']);
  await press('z', 'KeyZ');
  expect(made).toEqual([]);
});

it('behind a dialog nothing is taken back but what was changed in it', async () => {
  await makeChange();
  const dialog = openDialog();
  await press('z', 'KeyZ');
  expect(made).toEqual(['a']);
  await makeChange();
  expect(made).toEqual(['a', 'a']);
  await press('z', 'KeyZ');
  await press('z', 'KeyZ');
  expect(made).toEqual(['a']);
  dialog.remove();
  await press('z', 'KeyZ');
  expect(made).toEqual([]);
});

it('of two changes the one that began last is taken back first, whichever was stored first', async () => {
  await click('Slow change');
  await makeChange();
  await act(async () => endSlowly());
  await press('z', 'KeyZ');
  expect(made).toEqual(['slow']);
  await press('z', 'KeyZ');
  expect(made).toEqual([]);
});

it('a change belongs to the dialog in which it began, also once that is closed', async () => {
  const dialog = openDialog();
  await click('Slow change');
  dialog.remove();
  const next = openDialog();
  await act(async () => endSlowly());
  await press('z', 'KeyZ');
  expect(made).toEqual(['slow']);
  next.remove();
  await press('z', 'KeyZ');
  expect(made).toEqual([]);
});
