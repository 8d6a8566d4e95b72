import { describe, expect, test } from 'vitest';
import { indexAfterMenuKey, indexOfTyped } from './menuKeys';

describe('keys of a menu', () => {
  test.each([
    ['ArrowDown', 0, 1],
    ['ArrowDown', 2, 0],
    ['ArrowDown', -1, 0],
    ['ArrowUp', 0, 2],
    ['ArrowUp', -1, 2],
    ['ArrowUp', 2, 1],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['ArrowLeft', 1, undefined],
  ])('%s leads from %s to %s', (key, current, next) => {
    expect(indexAfterMenuKey(key, current, 3)).toBe(next);
  });

  test('lead nowhere in an empty menu', () => {
    expect(indexAfterMenuKey('End', -1, 0)).toBeUndefined();
  });
});

describe('typed letters', () => {
  const labels = ['Edit', 'Archive', ' Add a note', 'Éclair'];

  test.each([
    ['e', -1, 0],
    ['E', 0, 0],
    ['a', 0, 1],
    ['a', 1, 2],
    ['aa', 2, 1],
    ['ad', 1, 2],
    ['ed', 0, 0],
    ['é', 0, 3],
    ['x', 0, undefined],
  ])("'%s' leads from %s to %s", (typed, current, next) => {
    expect(indexOfTyped(typed, current, labels)).toBe(next);
  });
});
