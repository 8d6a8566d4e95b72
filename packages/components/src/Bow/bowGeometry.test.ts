import { expect, test } from 'vitest';
import { archPath } from './bowGeometry';

test('a whole arch runs from the left foot to the right one', () => {
  expect(archPath(240, 1)).toBe('M20 110A100 100 0 0 1 220 110');
});

test('half an arch ends at its crown', () => {
  expect(archPath(240, 0.5)).toBe('M20 110A100 100 0 0 1 120 10');
});

test('no arch stays at its foot', () => {
  expect(archPath(240, 0)).toBe('M20 110A100 100 0 0 1 20 110');
});
