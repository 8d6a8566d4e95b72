import { expect, it } from 'vitest';
import { loadLanguage } from './language';
import { pluralOf, typedUnit, unitAfter, unitOf } from './units';

const english = new Intl.PluralRules('en');
const cups = unitOf('cup, cups');

it('says a unit in the form that a person gave for the amount', () => {
  expect([0, 0.5, 1, 2].map((amount) => unitAfter(amount, cups, english))).toEqual([
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
  for (const unit of ['a, b, c', 'cups,', 'cups, ', ', cups']) expect(unitOf(unit)).toBe(unit);
});

it('shows a unit with a comma that was stored before there were forms as it was written', async () => {
  const { format } = await loadLanguage(['en']);
  expect(format.amount(2, 'cups, big')).toBe('2 cups, big');
  expect(format.amount(1, 'cups, big')).toBe('cups, big: 1');
  expect(pluralOf('cups, big')).toBe('cups, big');
  expect(typedUnit('cups, big')).toBe('cups, big');
});

it('stands in its field as it was typed', () => {
  expect(['cup, cups', 'cup,cups', 'min'].map(unitOf).map(typedUnit)).toEqual([
    'cup, cups',
    'cup, cups',
    'min',
  ]);
});

it('guesses no form in a language with more than two', () => {
  const arabic = new Intl.PluralRules('ar');
  expect([1, 2, 3, 100].map((amount) => unitAfter(amount, cups, arabic))).toEqual([
    'cup',
    null,
    null,
    'cups',
  ]);
});

it('names a unit by itself in the plural', () => {
  expect([cups, 'cups', ' min ', ''].map(pluralOf)).toEqual(['cups', 'cups', 'min', '']);
});

it('says an amount with its unit, and of how much', async () => {
  const { format } = await loadLanguage(['en']);
  expect(format.amount(1, cups)).toBe('1 cup');
  expect(format.amount(1, 'cups')).toBe('cups: 1');
  expect(format.amount(1200, 'cups')).toBe('1,200 cups');
  expect(format.amount(1, '')).toBe('1');
  expect(format.amountOf(1, 8, cups)).toBe('1 of 8 cups');
  expect(format.amountOf(0, 1, cups)).toBe('0 of 1 cup');
  expect(format.amountOf(0, 1, 'cups')).toBe('cups: 0 of 1');
  expect(format.amountOf(1, 2, '')).toBe('1 of 2');
});
