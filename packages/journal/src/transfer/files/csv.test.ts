import { expect, it } from 'vitest';
import { readTable } from './csv';

it('refuses a row of more cells than anybody tracks, and never runs out of stack', () => {
  const wide = Array.from({ length: 400_000 }, () => 'x').join(',');
  expect(() => readTable(`Date,${wide}\n2026-11-21,1`)).toThrow(
    expect.objectContaining({ name: 'TransferError', code: 'too-large' }),
  );
});

it('reads a first line of a million letters, and a cell in quotes that is as long', () => {
  const long = 'x'.repeat(1_000_000);
  expect(readTable(`Date,${long}\n2026-11-21,"${long}"`).rows.map(({ cells }) => cells)).toEqual([
    ['Date', long],
    ['2026-11-21', long],
  ]);
});
