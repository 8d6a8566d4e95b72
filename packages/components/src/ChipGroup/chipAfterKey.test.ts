import { afterEach, expect, test, vi } from 'vitest';
import { chipAfterKey } from './chipAfterKey';

type KeyPress = Parameters<typeof chipAfterKey>[0];

const press = (key: string, index: number, modifiers: Partial<KeyPress> = {}) =>
  chipAfterKey({ key, currentTarget: {}, ...modifiers } as KeyPress, index, 4);

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ['ArrowDown', 1, 2],
  ['ArrowDown', 3, 0],
  ['ArrowUp', 0, 3],
  ['Home', 2, 0],
  ['End', 0, 3],
  ['Enter', 1, -1],
  ['Tab', 1, -1],
])('%s goes from chip %d to %d', (key, from, to) => {
  expect(press(key, from)).toBe(to);
});

test('left and right follow the direction of the page', () => {
  vi.stubGlobal('getComputedStyle', () => ({ direction: 'rtl' }));
  expect(press('ArrowLeft', 1)).toBe(2);
  expect(press('ArrowRight', 0)).toBe(3);
});

test.each(['altKey', 'ctrlKey', 'metaKey'])('a key with %s is left to the browser', (modifier) => {
  for (const key of ['ArrowDown', 'Home', 'End'])
    expect(press(key, 1, { [modifier]: true })).toBe(-1);
});
