import { expect, it } from 'vitest';
import { readNumbers } from './readNumbers';

it.each([
  [',', ['10,234', '7,342'], [10_234, 7342]],
  [',', ['1,000,234', '12'], [1_000_234, 12]],
  [',', ['1,234.5', '0.5'], [1234.5, 0.5]],
  [',', ['2,5', '1,250'], [2.5, 1.25]],
  [';', ['1,250', '2'], [1.25, 2]],
  [';', ['1.234.567', '1.250'], [1_234_567, 1250]],
  [';', ['1.234,5', '1.250'], [1234.5, 1250]],
  [';', ['1.5', '1.250'], [1.5, 1.25]],
  [';', ['٣', '१२'], [3, 12]],
  [',', ['', 'some', '12,34,56'], [null, null, null]],
])('reads the numbers of a file with %j between cells: %j', (delimiter, texts, numbers) => {
  expect(texts.map(readNumbers(texts, delimiter))).toEqual(numbers);
});
