import { expect, test } from 'vitest';
import { archPath } from './bowGeometry';

test('a full arch ends at the right', () => {
  expect(archPath(240, 1)).toBe('M20 110A100 100 0 0 1 220 110');
});

test('half an arch ends at the top', () => {
  expect(archPath(240, 0.5)).toBe('M20 110A100 100 0 0 1 120 10');
});

test('an empty arch ends where it starts', () => {
  expect(archPath(240, 0)).toBe('M20 110A100 100 0 0 1 20 110');
});
