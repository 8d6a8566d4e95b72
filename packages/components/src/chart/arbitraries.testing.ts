import fc from 'fast-check';
import type { ChartSize } from './plotArea';
import type { TextDatum } from './chartData';

/* Arbitraries for property tests: any chart that a caller could give, absurd ones included. */

const anyValue = fc.oneof(
  fc.double({ min: -1e15, max: 1e15 }),
  fc.double({ min: -10, max: 10, noNaN: true }),
  fc.integer({ min: -5, max: 5 }),
  fc.constantFrom(null, NaN, Infinity, -Infinity, 1e15, -1e15, 1e-15, 0, -0),
);

const anyLabel = fc.oneof(
  fc.constantFrom(
    'Mon',
    'Wednesday',
    '',
    '😀',
    '月曜日',
    'الأربعاء',
    'A label that goes on. '.repeat(9),
  ),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
);

export const anyData: fc.Arbitrary<TextDatum[]> = fc.array(
  fc.record({ label: anyLabel, value: anyValue }),
  { maxLength: 40 },
);

export const anySize: fc.Arbitrary<ChartSize> = fc.record({
  width: fc.integer({ min: 120, max: 2000 }),
  height: fc.integer({ min: 1, max: 600 }),
  fontSize: fc.constantFrom(9, 12, 18, 24, 36),
  rtl: fc.boolean(),
});

export const anyDomain: fc.Arbitrary<[number, number] | undefined> = fc.oneof(
  fc.constant(undefined),
  fc.constantFrom<[number, number]>([1, 5], [0, 5], [5, 1], [3, 3], [NaN, 1], [-1e15, 1e15]),
  fc.tuple(fc.double({ min: -1e15, max: 1e15 }), fc.double({ min: -1e15, max: 1e15 })),
);

export const anyIndex = fc.oneof(
  fc.constant(undefined),
  fc.integer({ min: -2, max: 45 }),
  fc.double(),
);

/** Every number inside a value, those in SVG paths included. */
export function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  if (typeof value === 'string') {
    const isPath = /^M[-\dNI]/.test(value);
    return isPath ? (value.match(/NaN|Infinity|[\d.]+(e[+-]?\d+)?/g) ?? []).map(Number) : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(numbersIn);
}
