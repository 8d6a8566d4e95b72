import { expect, it } from 'vitest';
import { defaultAmountText } from '../HabitCard/habitGoal';
import { isolate } from './isolate';

const name = 'ללמוד עברית';

it('keeps a text that runs from right to left apart', () => {
  expect(isolate(name)).toBe(`\u2068${name}\u2069`);
  expect(isolate('Read')).toBe('Read');
});

it('lets no control of a text reach beyond it', () => {
  expect(isolate('Read\u202E')).toBe('\u2068Read\u202E\u2069');
  expect(isolate('Read\u2069\u202E')).toBe('\u2068Read\u202E\u2069');
  expect(isolate('Read\u2067')).toBe('\u2068Read\u2067\u2069\u2069');
});

it('is done to the unit of an amount', () => {
  const goal = { target: 8, direction: 'atLeast', unit: 'כוסות' } as const;
  expect(defaultAmountText(2, goal)).toBe('2 of 8 \u2068כוסות\u2069');
});
