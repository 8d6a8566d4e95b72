import { expect, it } from 'vitest';
import { rowsOf } from './reminderRows';

const rows = [
  { key: 2, time: '21:00' },
  { key: 1, time: '08:00' },
];

it('keeps the rows as they are while their times are', () => {
  expect(rowsOf(['08:00', '21:00'], rows)).toBe(rows);
});

it('keeps two rows of one time, as while one of them is typed', () => {
  const same = [...rows, { key: 3, time: '08:00' }];
  expect(rowsOf(['08:00', '21:00'], same)).toBe(same);
});

it('adds what is new after them, under keys of its own', () => {
  expect(rowsOf(['07:00', '08:00', '09:00', '21:00'], rows)).toEqual([
    ...rows,
    { key: 3, time: '07:00' },
    { key: 4, time: '09:00' },
  ]);
});

it('leaves out what is gone', () => {
  expect(rowsOf(['08:00'], rows)).toEqual([{ key: 1, time: '08:00' }]);
});
