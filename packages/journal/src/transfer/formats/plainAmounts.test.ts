import { describe, expect, it } from 'vitest';
import { inspect } from '../transfer.testing';

const tableOf = (...rows: string[]) => `${rows.join('\n')}\n`;
const amounts = (...rows: string[]) => tableOf('Date,Habit,Amount', ...rows);
const kindsOf = (questions: readonly { readonly kind: string }[]) =>
  questions.map(({ kind }) => kind);

describe('amounts of one habit on one day', () => {
  const file = amounts('2024-01-01,Water,250', '2024-01-01,Water,500', '2024-01-02,Water,250');

  it('are asked for once, and added until then', async () => {
    const read = await inspect(file);
    expect(read.questions).toContainEqual({
      kind: 'several-amounts',
      habit: 'Water',
      day: '2024-01-01',
      amounts: [250, 500],
      guess: 'add',
    });
    expect(read.marks).toEqual([{ '2024-01-01': 750, '2024-01-02': 250 }]);
    expect(read.remarks).toEqual(['amounts-added 1']);
    const twice = tableOf('Date,Water,Tea', '2024-01-01,250,2', '2024-01-01,250,3');
    expect(kindsOf((await inspect(twice)).questions)).toEqual([
      'columns',
      'several-amounts',
      'target',
      'target',
    ]);
  });

  it('count by the last of them where that is the answer', async () => {
    const read = await inspect(file, { severalAmounts: 'last' });
    expect(read.marks).toEqual([{ '2024-01-01': 500, '2024-01-02': 250 }]);
    expect(read.remarks).toEqual(['duplicates 1']);
    expect(kindsOf(read.questions)).toContain('several-amounts');
  });

  it.each([
    ['a time', 'Date,Time,Habit,Amount', '2024-01-01,8:00,Water,250', '2024-01-01,9:30,Water,250'],
    [
      'a time after the date',
      'Date,Habit,Amount',
      '2024-01-01 08:00,Water,250',
      '2024-01-01 09:30,Water,250',
    ],
    ['a text', 'Date,Habit,Amount,Drink', '2024-01-01,Water,250,tea', '2024-01-01,Water,250,juice'],
  ])('are added without a question where %s tells them apart', async (_, ...rows) => {
    const read = await inspect(tableOf(...rows));
    expect(read.marks).toEqual([{ '2024-01-01': 500 }]);
    expect(kindsOf(read.questions)).toEqual(['columns', 'target']);
    expect(read.remarks).toEqual(['amounts-added 1']);
  });

  it('are the same to the last digit that they have', async () => {
    const read = await inspect(amounts('2024-01-01,Run,0.1', '2024-01-01,Run,0.2'));
    expect(read.marks).toEqual([{ '2024-01-01': 0.3 }]);
  });

  it('are no ticks: of those, the last counts, and so does a word after amounts', async () => {
    const ticks = await inspect(
      amounts('2024-01-01,Read,1', '2024-01-01,Read,1', '2024-01-02,Read,1', '2024-01-02,Read,0'),
    );
    expect(ticks.marks).toEqual([{ '2024-01-01': 'done' }]);
    expect(kindsOf(ticks.questions)).toEqual(['columns']);
    const skipped = await inspect(
      amounts('2024-01-01,Run,5', '2024-01-01,Run,skipped', '2024-01-02,Run,3'),
    );
    expect(skipped.marks).toEqual([{ '2024-01-01': 'skipped', '2024-01-02': 3 }]);
  });
});

describe('a sign in numbers that may part thousands or decimals', () => {
  const file = tableOf('Date;Steps', '2026-11-18;1.234', '2026-11-19;7.342');

  it('is asked for once, with a guess by the sign between cells', async () => {
    const read = await inspect(file);
    expect(read.questions).toContainEqual({ kind: 'decimal-sign', example: '1.234', guess: ',' });
    expect(read.marks).toEqual([{ '2026-11-18': 1234, '2026-11-19': 7342 }]);
    const answered = await inspect(file, { decimalSign: '.' });
    expect(answered.marks).toEqual([{ '2026-11-18': 1.234, '2026-11-19': 7.342 }]);
    expect(kindsOf(answered.questions)).toContain('decimal-sign');
    const tabs = await inspect(tableOf('Date\tSteps', '2026-11-18\t1,234', '2026-11-19\t7,342'));
    expect(tabs.questions).toContainEqual({ kind: 'decimal-sign', example: '1,234', guess: '.' });
    expect(tabs.marks).toEqual([{ '2026-11-18': 1234, '2026-11-19': 7342 }]);
  });

  it('is guessed as other columns have it', async () => {
    const read = await inspect(
      tableOf('Date;Steps;Km', '2026-11-18;1.234;2.5', '2026-11-19;7.342;3'),
    );
    expect(read.questions).toContainEqual({ kind: 'decimal-sign', example: '1.234', guess: '.' });
  });

  it.each([
    ['decimals', ['0.250', '1.234'], 1.234],
    ['decimals after another sign', ['2,5', '1.234'], 1234],
    ['millions', ['1.007.342', '1.234'], 1234],
  ])('is no question beside %s', async (_, [other, amount], expected) => {
    const read = await inspect(
      tableOf('Date;Steps', `2026-11-18;${other}`, `2026-11-19;${amount}`),
    );
    expect(kindsOf(read.questions)).toEqual(['columns', 'target']);
    expect(read.marks[0]?.['2026-11-19']).toBe(expected);
  });
});
