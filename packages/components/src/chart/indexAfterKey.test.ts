import { describe, expect, test } from 'vitest';
import { indexAfterKey } from './indexAfterKey';

describe('keys', () => {
  test.each([
    ['ArrowRight', 4],
    ['ArrowUp', 4],
    ['ArrowLeft', 2],
    ['ArrowDown', 2],
    ['Home', 0],
    ['End', 6],
    ['PageUp', 5],
    ['PageDown', 1],
    ['a', null],
    ['toString', null],
  ])('%s takes the fourth of seven to index %s', (key, index) => {
    expect(indexAfterKey(key, 3, 7, false)).toBe(index);
  });

  test('stop at either end', () => {
    expect(indexAfterKey('ArrowRight', 6, 7, false)).toBe(6);
    expect(indexAfterKey('PageDown', 1, 7, false)).toBe(0);
  });

  test('follow the screen in right to left', () => {
    expect(indexAfterKey('ArrowLeft', 3, 7, true)).toBe(4);
    expect(indexAfterKey('ArrowRight', 3, 7, true)).toBe(2);
    expect(indexAfterKey('ArrowUp', 3, 7, true)).toBe(4);
  });

  test('page through a year in five steps', () => {
    expect(indexAfterKey('PageUp', 0, 365, false)).toBe(73);
  });
});
