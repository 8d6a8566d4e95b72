import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inputModeOf, numberFormatOf, type NumberFieldFormat } from './numberFormat';

const NO_BREAK = '\u00A0';
const locales = ['en', 'de', 'fr', 'es', 'pl', 'de-CH', 'en-IN', 'ar-EG', 'fa', 'hi', 'he', 'ja'];
const kilograms = { style: 'unit', unit: 'kilogram' } as const;
const euros = { style: 'currency', currency: 'EUR' } as const;
const percent = { style: 'percent' } as const;
const percents = { style: 'unit', unit: 'percent' } as const;
const hours = { style: 'unit', unit: 'hour' } as const;

const formats: [NumberFieldFormat, decimals: number][] = [
  [{}, 2],
  [kilograms, 2],
  [{ ...kilograms, unitDisplay: 'long' }, 2],
  [hours, 2],
  [{ style: 'unit', unit: 'kilometer-per-hour' }, 2],
  [euros, 2],
  [{ ...euros, currencyDisplay: 'name' }, 2],
  [{ style: 'currency', currency: 'EGP' }, 2],
  [percents, 2],
  [percent, 2],
  ['h:mm', 0],
];

it('reads what it writes, in each language', () => {
  const number = fc.integer({ min: -1e7, max: 1e7 });
  fc.assert(
    fc.property(
      fc.constantFrom(...locales),
      fc.constantFrom(...formats),
      number,
      (locale, [format, decimals], whole) => {
        const { write, read } = numberFormatOf(locale, format);
        const value = Number(`${whole}e-${decimals}`) + 0;
        expect(read(write(value))).toBe(value);
      },
    ),
    { numRuns: 300 },
  );
});

describe('a number with a unit', () => {
  it.each<[string, string, NumberFieldFormat, number | null | undefined]>([
    ['72 kg', 'en', kilograms, 72],
    ['72KG', 'en', kilograms, 72],
    ['72', 'en', kilograms, 72],
    ['72.5 kilograms', 'en', kilograms, 72.5],
    ['1 kilogram', 'en', kilograms, 1],
    ['72,5 Kilogramm', 'de', kilograms, 72.5],
    ['2 Std', 'de', hours, 2],
    ['2 Std.', 'de', hours, 2],
    ['kg', 'en', kilograms, null],
    ['72 lb', 'en', kilograms, undefined],
    ['7 kg 2', 'en', kilograms, undefined],
    ['€12.50', 'en', euros, 12.5],
    ['-€12.50', 'en', euros, -12.5],
    ['12,50 €', 'de', euros, 12.5],
    ['12.50 EUR', 'en', euros, 12.5],
    ['12 euros', 'en', euros, 12],
    ['$12', 'en', euros, undefined],
    ['45 %', 'en', percent, 0.45],
    ['45', 'en', percent, 0.45],
    ['7.1', 'en', percent, 0.071],
    ['٤٥٪؜', 'ar-EG', percent, 0.45],
    ['45%', 'ar-EG', percent, 0.45],
    ['45 %', 'en', percents, 45],
    ['1,500', 'en', { maximumFractionDigits: 0 }, 1500],
    ['2.5', 'en', { maximumSignificantDigits: 2 }, 2.5],
  ])('reads %j in %s with %j as %s', (text, locale, format, value) => {
    expect(numberFormatOf(locale, format).read(text)).toBe(value);
  });

  it('writes it as the language does', () => {
    expect(numberFormatOf('en', kilograms).write(72.125)).toBe('72.125 kg');
    expect(numberFormatOf('de', euros).write(12.5)).toBe(`12,50${NO_BREAK}€`);
    expect(numberFormatOf('en', percent).write(0.45)).toBe('45%');
  });

  it('says its unit in full', () => {
    expect(numberFormatOf('en', kilograms).say(1)).toBe('1 kilogram');
    expect(numberFormatOf('en', euros).say(12.5)).toBe('12.50 euros');
    expect(numberFormatOf('de', percents).say(45)).toBe('45 Prozent');
  });
});

describe('a duration', () => {
  it.each<[string, string, number | null | undefined]>([
    ['7:30', 'en', 450],
    ['7.5', 'en', 450],
    ['7,5', 'de', 450],
    ['7h30', 'en', 450],
    ['7 h 30 min', 'en', 450],
    ['7 hr, 30 min', 'en', 450],
    ['7 hours 30 minutes', 'en', 450],
    ['7 Std. 30 Min.', 'de', 450],
    ['7h', 'en', 420],
    ['7 hours', 'en', 420],
    ['7', 'en', 420],
    ['90 min', 'en', 90],
    ['90m', 'en', 90],
    ['7:5', 'en', 425],
    ['0:05', 'en', 5],
    ['-1:30', 'en', -90],
    ['-0:00', 'en', 0],
    ['٧:٣٠', 'ar-EG', 450],
    ['７：３０', 'ja', 450],
    ['7.33', 'en', 440],
    ['', 'en', null],
    ['7:60', 'en', undefined],
    ['7:', 'en', undefined],
    [':30', 'en', undefined],
    ['7:30:00', 'en', undefined],
    ['half past seven', 'en', undefined],
  ])('reads %j in %s as %s minutes', (text, locale, minutes) => {
    expect(numberFormatOf(locale, 'h:mm').read(text)).toBe(minutes);
  });

  it('is written with two digits of minutes, and said in words', () => {
    const { write, say } = numberFormatOf('en', 'h:mm');
    expect([0, 5, 90, 450, 6000, -90].map(write)).toEqual([
      '0:00',
      '0:05',
      '1:30',
      '7:30',
      '100:00',
      '-1:30',
    ]);
    expect([0, 5, 60, 450].map(say)).toEqual([
      '0 minutes',
      '5 minutes',
      '1 hour',
      '7 hours, 30 minutes',
    ]);
    expect(numberFormatOf('ar-EG', 'h:mm').write(450)).toBe('٧:٣٠');
  });
});

it.each<[number, Intl.NumberFormatOptions, boolean]>([
  [2.5, { maximumFractionDigits: 0 }, true],
  [2, { maximumFractionDigits: 0 }, false],
  [2.55, { maximumFractionDigits: 1 }, true],
  [2.5, kilograms, false],
  [0.1 + 0.2, {}, false],
  [12.555, euros, true],
  [12.55, euros, false],
  [0.455, percent, true],
  [0.45, percent, false],
  [0.455, { style: 'percent', maximumFractionDigits: 1 }, false],
])('%s with %j has too many decimals: %s', (value, format, expected) => {
  expect(numberFormatOf('en', format).isTooFine(value)).toBe(expected);
});

it('asks for the keyboard that has all signs', () => {
  expect(inputModeOf({}, 0, Infinity)).toBe('decimal');
  expect(inputModeOf({ maximumFractionDigits: 0 }, 1, 0)).toBe('numeric');
  expect(inputModeOf({}, -5, Infinity)).toBe('text');
  expect(inputModeOf({}, undefined, Infinity)).toBe('text');
  expect(inputModeOf('h:mm', 0, 0)).toBe('text');
});
