// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import type { Goal } from '@daybow/journal';
import { startJournal } from '@daybow/journal/device';
import { act, useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { renderWithJournal } from '../../shared/journal/renderWithJournal';
import { loadLanguage } from '../../shared/words/language';
import { GoalFields } from './GoalFields';

const { format } = await loadLanguage(['en']);
let unmount: () => void;
let goal: Goal | null;
afterEach(() => unmount());

async function showGoal(unit: string) {
  function Fields() {
    const [value, setValue] = useState<Goal | null>({
      target: 8,
      unit,
      direction: 'atLeast',
      step: 1,
    });
    goal = value;
    return <GoalFields value={value} onValueChange={setValue} />;
  }
  const { journal } = await startJournal({ habits: [], name: `goal of ${unit}` });
  unmount = await renderWithJournal(journal, <Fields />);
}

const unitField = () => document.querySelector<HTMLInputElement>('input[autocapitalize]');
const said = (amount: number) => format.amount(amount, goal?.unit ?? '');

const type = (text: string) =>
  act(async () => {
    const field = unitField();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  });

it('leaves a stored unit with a comma as it was written while the rest of the goal changes', async () => {
  await showGoal('cups, big');
  expect(unitField()?.value).toBe('cups, big');
  await act(async () => document.querySelector<HTMLElement>('[aria-label="One more"]')?.click());
  expect(goal?.target).toBe(9);
  expect(said(9)).toBe('9 cups, big');
});

it('takes two forms as they are typed', async () => {
  await showGoal('');
  for (const typed of ['cup', 'cup,', 'cup, ', 'cup, c', 'cup, cups', 'cup, cups ']) {
    await type(typed);
    expect(unitField()?.value).toBe(typed);
  }
  expect([said(1), said(2)]).toEqual(['1 cup', '2 cups']);
});
