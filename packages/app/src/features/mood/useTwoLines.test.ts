import { expect, it } from 'vitest';
import { chipsOnLines } from './useTwoLines';

const room = { width: 100, gap: 10, lines: 2 };

it.each([
  ['all of them where there is room', [40, 40, 40, 20], 3],
  ['none for none', [20], 0],
  ['as many as leave room for the button', [45, 45, 45, 45, 20], 3],
  ['those of the first line, and the button below', [45, 45, 95, 45, 20], 2],
  ['one that is wider than the room', [120, 45, 45, 20], 2],
  ['one less where the button finds no room beside it', [45, 45, 45, 20, 95, 20], 3],
])('counts %s', (_, widths, count) => {
  expect(chipsOnLines(widths, room)).toBe(count);
});
