import { expect, it } from 'vitest';
import { loadLanguage } from './language';
import { pluralOf, unitAfter } from './units';

const english = new Intl.PluralRules('en');

it('says a unit in the form that a person gave for the amount', () => {
  expect([0, 0.5, 1, 2].map((amount) => unitAfter(amount, 'cup, cups', english))).toEqual([
    'cups',
    'cups',
    'cup',
    'cups',
  ]);
});

it('knows no singular of a word alone, and no plural of a sign', () => {
  expect(unitAfter(1, 'cups', english)).toBeNull();
  expect(unitAfter(2, ' cups ', english)).toBe('cups');
  expect(unitAfter(1, 'min', english)).toBe('min');
});

it('takes three words, or an empty one, for one unit', () => {
  expect(unitAfter(2, 'a, b, c', english)).toBe('a, b, c');
  expect(unitAfter(2, 'cups,', english)).toBe('cups,');
});

it('guesses no form in a language with more than two', () => {
  const arabic = new Intl.PluralRules('ar');
  expect([1, 2, 3, 100].map((amount) => unitAfter(amount, 'cup, cups', arabic))).toEqual([
    'cup',
    null,
    null,
    'cups',
  ]);
});

it('names a unit by itself in the plural', () => {
  expect(['cup, cups', 'cups', ' min ', ''].map(pluralOf)).toEqual(['cups', 'cups', 'min', '']);
});

it('says an amount with its unit, and of how much', async () => {
  const { format } = await loadLanguage(['en']);
  expect(format.amount(1, 'cup, cups')).toBe('1 cup');
  expect(format.amount(1, 'cups')).toBe('cups: 1');
  expect(format.amount(1200, 'cups')).toBe('1,200 cups');
  expect(format.amount(1, '')).toBe('1');
  expect(format.amountOf(1, 8, 'cup, cups')).toBe('1 of 8 cups');
  expect(format.amountOf(0, 1, 'cup, cups')).toBe('0 of 1 cup');
  expect(format.amountOf(0, 1, 'cups')).toBe('cups: 0 of 1');
  expect(format.amountOf(1, 2, '')).toBe('1 of 2');
});
