import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  dragRange,
  dropIndex,
  moveBetween,
  moveItem,
  nextPlace,
  placeInLine,
  scrollStep,
  shiftOf,
  type Slot,
} from './sorting';

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

const groups = [['a', 'b'], [], ['c', 'd', 'e']];
const counts = groups.map(({ length }) => length);

const steps = (group: number, index: number) =>
  [nextPlace(counts, { group, index }, -1), nextPlace(counts, { group, index }, 1)].map(
    (place) => place && [place.group, place.index],
  );

describe('groups', () => {
  test('an item moves within its group and to others', () => {
    const move = (from: [number, number], to: [number, number]) =>
      moveBetween(groups, { group: from[0], index: from[1] }, { group: to[0], index: to[1] });
    expect(move([0, 0], [0, 1])).toEqual([['b', 'a'], [], ['c', 'd', 'e']]);
    expect(move([0, 0], [1, 0])).toEqual([['b'], ['a'], ['c', 'd', 'e']]);
    expect(move([2, 2], [0, 1])).toEqual([['a', 'e', 'b'], [], ['c', 'd']]);
    expect(move([1, 0], [0, 0])).toEqual(groups);
    expect(move([5, 0], [0, 0])).toEqual(groups);
  });

  test('a step past the end of a group goes to the near end of the next', () => {
    expect(steps(0, 0)).toEqual([null, [0, 1]]);
    expect(steps(0, 1)).toEqual([
      [0, 0],
      [1, 0],
    ]);
    expect(steps(2, 0)).toEqual([
      [1, 0],
      [2, 1],
    ]);
    expect(steps(2, 2)).toEqual([[2, 1], null]);
    expect(nextPlace([2, 1], { group: 1, index: 0 }, -1)).toEqual({ group: 0, index: 2 });
  });

  test('an entry of the line is in the group of the heading before it', () => {
    const line = ['heading', 'row', 'row', 'heading', 'heading', 'row'] as const;
    expect([1, 2, 5].map((at) => placeInLine(line, at))).toEqual([
      { group: 0, index: 0 },
      { group: 0, index: 1 },
      { group: 2, index: 0 },
    ]);
    expect(placeInLine(['row', 'row', 'row'], 2)).toEqual({ group: 0, index: 2 });
  });

  test('a step and the step back restore the order', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat({ max: 3 }), { minLength: 1, maxLength: 5 }),
        fc.nat(),
        fc.nat(),
        (sizes, one, other) => {
          let name = 0;
          const all = sizes.map((size) => Array.from({ length: size }, () => (name += 1)));
          const group = one % sizes.length;
          fc.pre((sizes[group] ?? 0) > 0);
          const from = { group, index: other % (sizes[group] ?? 1) };
          const to = nextPlace(sizes, from, 1);
          fc.pre(to !== null);
          if (!to) return;
          const moved = moveBetween(all, from, to);
          const back = nextPlace(
            moved.map(({ length }) => length),
            to,
            -1,
          );
          expect(back).toEqual(from);
          expect(moveBetween(moved, to, from)).toEqual(all);
        },
      ),
    );
  });
});

test('in groups, a row stays under the first heading', () => {
  expect(dragRange(five, 3, 1)).toEqual([-136, 68]);
});
