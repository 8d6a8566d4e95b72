import { expect, test } from 'vitest';
import { charactersLeft } from './charactersLeft';

test('is null far from the limit', () => {
  expect(charactersLeft('', 100)).toBeNull();
  expect(charactersLeft('a'.repeat(89), 100)).toBeNull();
});

test('counts down to the limit and beyond', () => {
  expect(charactersLeft('a'.repeat(90), 100)).toBe(10);
  expect(charactersLeft('a'.repeat(100), 100)).toBe(0);
  expect(charactersLeft('a'.repeat(103), 100)).toBe(-3);
});

test('counts grapheme clusters', () => {
  expect(charactersLeft('👨‍👩‍👧‍👦'.repeat(95), 100)).toBe(5);
  expect(charactersLeft('👨‍👩‍👧‍👦'.repeat(20), 100)).toBeNull();
  expect(charactersLeft('e\u0301'.repeat(99), 100)).toBe(1);
});

test('counts down to a short limit, too', () => {
  expect(charactersLeft('a', 2)).toBe(1);
  expect(charactersLeft('', 2)).toBeNull();
});
