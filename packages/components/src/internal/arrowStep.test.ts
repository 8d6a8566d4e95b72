import { afterEach, expect, test, vi } from 'vitest';
import { arrowStep } from './arrowStep';

type KeyPress = Parameters<typeof arrowStep>[0];

const press = (key: string, modifiers: Partial<KeyPress> = {}) =>
  arrowStep({ key, currentTarget: {}, ...modifiers } as KeyPress);

const stubDirection = (direction: 'ltr' | 'rtl') =>
  vi.stubGlobal('getComputedStyle', () => ({ direction }));

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ['ltr', 'ArrowRight', 1],
  ['ltr', 'ArrowLeft', -1],
  ['ltr', 'ArrowDown', 1],
  ['ltr', 'ArrowUp', -1],
  ['rtl', 'ArrowRight', -1],
  ['rtl', 'ArrowLeft', 1],
  ['rtl', 'ArrowDown', 1],
  ['rtl', 'ArrowUp', -1],
] as const)('on a page in %s, %s steps by %d', (direction, key, step) => {
  stubDirection(direction);
  expect(press(key)).toBe(step);
});

test.each(['altKey', 'ctrlKey', 'metaKey'])(
  'an arrow key with %s is left to the browser',
  (modifier) => {
    stubDirection('ltr');
    expect(press('ArrowRight', { [modifier]: true })).toBe(0);
  },
);

test('other keys do not step', () => {
  expect(press('Enter')).toBe(0);
  expect(press(' ')).toBe(0);
});
