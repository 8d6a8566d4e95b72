import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type DaySet,
  daysOfValues,
  daysWhere,
  difference,
  eachIndex,
  firstDays,
  firstIndex,
  fromIndex,
  hasDay,
  intersection,
  isEmpty,
  NO_DAYS,
  union,
} from './daySet';

/** A month of up to 31 days as text: 'x' for a day in the set. */
const month = fc.string({ unit: fc.constantFrom('x', '.'), minLength: 0, maxLength: 31 });

const indices = (days: DaySet) =>
  Array.from({ length: 31 }, (_, i) => i).filter((i) => hasDay(days, i));
const marked = (text: string) => [...text].flatMap((each, i) => (each === 'x' ? [i] : []));

describe('a set of days', () => {
  it('has the days that a text marks', () => {
    fc.assert(
      fc.property(month, (text) => {
        expect(indices(daysWhere(text, 'x'))).toEqual(marked(text));
      }),
    );
  });

  it('is joined, intersected and reduced as sets are', () => {
    fc.assert(
      fc.property(month, month, (one, other) => {
        const [a, b] = [daysWhere(one, 'x'), daysWhere(other, 'x')];
        const [inA, inB] = [new Set(marked(one)), new Set(marked(other))];
        const all = Array.from({ length: 31 }, (_, index) => index);
        expect(indices(union(a, b))).toEqual(all.filter((i) => inA.has(i) || inB.has(i)));
        expect(indices(intersection(a, b))).toEqual(all.filter((i) => inA.has(i) && inB.has(i)));
        expect(indices(difference(a, b))).toEqual(all.filter((i) => inA.has(i) && !inB.has(i)));
      }),
    );
  });

  it('knows its first day, and its days from one on', () => {
    fc.assert(
      fc.property(month, fc.nat(30), (text, from) => {
        const days = daysWhere(text, 'x');
        expect(firstIndex(days)).toBe(marked(text)[0] ?? null);
        expect(isEmpty(days)).toBe(marked(text).length === 0);
        expect(indices(fromIndex(days, from))).toEqual(marked(text).filter((i) => i >= from));
      }),
    );
  });

  it('lists its days in order, and is made of values', () => {
    fc.assert(
      fc.property(month, (text) => {
        const days = daysOfValues([...text].map((each) => (each === 'x' ? 3 : null)));
        expect(days).toBe(daysWhere(text, 'x'));
        expect([...eachIndex(days)]).toEqual(marked(text));
      }),
    );
  });

  it('can be the first days of a month', () => {
    expect(firstDays(0)).toBe(NO_DAYS);
    expect(indices(firstDays(28))).toHaveLength(28);
    expect(indices(firstDays(31))).toHaveLength(31);
  });
});
