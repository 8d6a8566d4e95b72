import fc from 'fast-check';
import { expect, test } from 'vitest';
import { numbersIn } from './arbitraries';
import { chance, sketchPath } from './sketchPath';

const SQUARE = 'M0 0V100H100V0Z';

function pointsOf(path: string): number[] {
  return (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
}

test('a path keeps its strokes, and no stroke strays further than a pencil would', () => {
  const drawn = sketchPath(SQUARE, () => 1);
  expect(drawn.replaceAll(/[^A-Z]/g, '')).toBe('MCCCZ');
  const straight = [0, 0, 0, 33.33, 0, 66.67, 0, 100, 33.33, 100, 66.67, 100, 100, 100];
  pointsOf(drawn)
    .slice(0, straight.length)
    .forEach((place, index) =>
      expect(Math.abs(place - (straight[index] ?? NaN))).toBeLessThanOrEqual(1.71),
    );
});

test('the same seed draws the same, another draws differently', () => {
  expect(sketchPath(SQUARE, () => 4)).toBe(sketchPath(SQUARE, () => 4));
  expect(sketchPath(SQUARE, () => 4)).not.toBe(sketchPath(SQUARE, () => 5));
});

test('strokes that get longer stray the same way', () => {
  const [short, long] = [40, 318].map((width) => {
    const [, , , bowY, , otherY] = pointsOf(sketchPath(`M0 0L${width} 0`, () => 7));
    return [Math.sign(bowY ?? NaN), Math.sign(otherY ?? NaN)];
  });
  expect(short).toEqual(long);
  expect(sketchPath('M0 0L318 0', () => 7)).not.toBe('M0 0L318 0');
});

test('chance stays between -1 and 1, and is fair', () => {
  const numbers = Array.from({ length: 4000 }, (_, index) => chance(index, index % 6));
  expect(numbers.every((number) => number >= -1 && number <= 1)).toBe(true);
  const mean = numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  expect(Math.abs(mean)).toBeLessThan(0.05);
  expect(new Set(numbers).size).toBeGreaterThan(3900);
});

test('any curve comes out finite', () => {
  const px = fc.double({ min: -3000, max: 3000, noNaN: true });
  fc.assert(
    fc.property(fc.array(fc.tuple(px, px, px, px, px, px)), fc.integer(), (curves, seed) => {
      const path = `M0 0${curves.map((curve) => `C${curve.map((n) => n.toFixed(2)).join(',')}`).join('')}`;
      expect(numbersIn(sketchPath(path, () => seed)).every(Number.isFinite)).toBe(true);
    }),
  );
});
