import fc from 'fast-check';
import { expect, test } from 'vitest';
import { numbersIn } from './arbitraries.testing';
import { LOOSE_HAND } from './looseHand';
import { seededRandom, sketchPath, STEADY_HAND } from './sketchPath';

const SQUARE = 'M0 0V100H100V0Z';

function pointsOf(path: string): number[] {
  return (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
}

test.each([
  ['steady', STEADY_HAND, 1],
  ['loose', LOOSE_HAND, 3],
])('a %s hand keeps the strokes, and none strays too far', (_, hand, curves) => {
  const drawn = sketchPath(SQUARE, () => 1, hand);
  expect(drawn.replaceAll(/[^A-Z]/g, '')).toBe(`M${'C'.repeat(3 * curves)}Z`);
  const steps = Array.from({ length: 3 * curves }, (__, step) => (step + 1) / curves / 3);
  const straight = [0, 0, ...steps.flatMap((step) => [0, step * 100])];
  straight.push(...steps.flatMap((step) => [step * 100, 100]));
  pointsOf(drawn)
    .slice(0, straight.length)
    .forEach((place, index) =>
      expect(Math.abs(place - (straight[index] ?? NaN))).toBeLessThanOrEqual(hand.maxStray + 0.01),
    );
});

test('strokes end within a pixel of their value', () => {
  const ends = Array.from({ length: 300 }, (_, seed) =>
    pointsOf(sketchPath('M0 0C30 0 60 80 90 80', () => seed, LOOSE_HAND)).slice(-2),
  );
  for (const [x = NaN, y = NaN] of ends) {
    expect(Math.abs(x - 90)).toBeLessThan(1);
    expect(Math.abs(y - 80)).toBeLessThan(1);
  }
});

test('a seed always draws the same, another seed differs', () => {
  expect(sketchPath(SQUARE, () => 4)).toBe(sketchPath(SQUARE, () => 4));
  expect(sketchPath(SQUARE, () => 4)).not.toBe(sketchPath(SQUARE, () => 5));
});

test('short and long strokes stray in the same direction', () => {
  const [short, long] = [40, 318].map((width) => {
    const [, , , bowY, , otherY] = pointsOf(sketchPath(`M0 0L${width} 0`, () => 7));
    return [Math.sign(bowY ?? NaN), Math.sign(otherY ?? NaN)];
  });
  expect(short).toEqual(long);
  expect(sketchPath('M0 0L318 0', () => 7)).not.toBe('M0 0L318 0');
});

test('seededRandom is evenly distributed between -1 and 1', () => {
  const numbers = Array.from({ length: 4000 }, (_, index) => seededRandom(index, index % 6));
  expect(numbers.every((number) => number >= -1 && number <= 1)).toBe(true);
  const mean = numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  expect(Math.abs(mean)).toBeLessThan(0.05);
  expect(new Set(numbers).size).toBeGreaterThan(3900);
});

test('any curve stays finite', () => {
  const px = fc.double({ min: -3000, max: 3000, noNaN: true });
  fc.assert(
    fc.property(fc.array(fc.tuple(px, px, px, px, px, px)), fc.integer(), (curves, seed) => {
      const path = `M0 0${curves.map((curve) => `C${curve.map((n) => n.toFixed(2)).join(',')}`).join('')}`;
      expect(numbersIn(sketchPath(path, () => seed)).every(Number.isFinite)).toBe(true);
    }),
  );
});
