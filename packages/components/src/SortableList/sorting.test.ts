import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dragRange, dropIndex, moveItem, scrollStep, shiftOf, type Slot } from './sorting';

/** Rows of 60 px, 8 px apart. */
const five: Slot[] = Array.from({ length: 5 }, (_, index) => ({ top: index * 68, height: 60 }));

describe('moveItem', () => {
  test('moves an item to another index', () => {
    expect(moveItem(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
    expect(moveItem(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'c', 'b']);
    expect(moveItem(['a'], 0, 0)).toEqual(['a']);
  });

  test('keeps all items, and moving back restores the order', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer(), { minLength: 1 }),
        fc.nat(),
        fc.nat(),
        (all, a, b) => {
          const [from, to] = [a % all.length, b % all.length];
          const moved = moveItem(all, from, to);
          expect(moved[to]).toBe(all[from]);
          expect(moveItem(moved, to, from)).toEqual(all);
        },
      ),
    );
  });
});

describe('dropIndex', () => {
  test.each([
    [2, 0, 2],
    [2, 37, 2],
    [2, 39, 3],
    [2, -37, 2],
    [2, -39, 1],
    [2, 69, 3],
    [2, -69, 1],
    [2, 1000, 4],
    [2, -1000, 0],
    [0, 137, 2],
  ])('row %d dragged by %d px drops at %d', (from, offset, to) => {
    expect(dropIndex(five, from, offset)).toBe(to);
  });

  test('a missing row keeps its index', () => {
    expect(dropIndex([], 3, 10)).toBe(3);
  });
});

test('a drag stays within the list', () => {
  expect(dragRange(five, 1)).toEqual([-68, 204]);
  expect(dragRange(five, 4)).toEqual([-272, 0]);
  expect(dragRange([], 0)).toEqual([0, 0]);
});

test('the rows between shift by the dragged row', () => {
  const shifts = (from: number, to: number) =>
    five.map((_, index) => shiftOf(five, index, from, to));
  expect(shifts(1, 3)).toEqual([0, 0, -68, -68, 0]);
  expect(shifts(3, 1)).toEqual([0, 68, 68, 0, 0]);
  expect(shifts(2, 2)).toEqual([0, 0, 0, 0, 0]);
  expect(shiftOf(five.slice(0, 1), 0, 0, 0)).toBe(0);
});

test('a drag scrolls near an edge, faster the nearer', () => {
  expect(scrollStep(400, 0, 800)).toBe(0);
  expect(scrollStep(760, 0, 800)).toBe(7);
  expect(scrollStep(900, 0, 800)).toBe(14);
  expect(scrollStep(40, 0, 800)).toBe(-7);
  expect(scrollStep(-40, 0, 800)).toBe(-14);
});
