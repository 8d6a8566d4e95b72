import { describe, expect, it } from 'vitest';
import { addSteps, valueAfterKey } from './spinButton';

describe('addSteps', () => {
  it('adds decimals without noise', () => {
    expect(addSteps(0.1, 2, { step: 0.1 })).toBe(0.3);
    expect(addSteps(1.15, 1, { step: 0.1 })).toBe(1.25);
    expect(addSteps(1e-7, 1, { step: 1 })).toBe(1);
  });

  it('starts at 0 and stays in range', () => {
    expect(addSteps(null, 1, { step: 5 })).toBe(5);
    expect(addSteps(null, 1, { min: 10, step: 5 })).toBe(10);
    expect(addSteps(8, 1, { max: 10, step: 5 })).toBe(10);
    expect(addSteps(2, -1, { min: 0, step: 5 })).toBe(0);
  });
});

describe('valueAfterKey', () => {
  const range = { min: 0, max: 50, step: 2 };

  it.each([
    ['ArrowUp', 22],
    ['ArrowDown', 18],
    ['PageUp', 40],
    ['PageDown', 0],
    ['Home', 0],
    ['End', 50],
    ['a', undefined],
  ])('%s makes 20 %s', (key, value) => {
    expect(valueAfterKey(key, 20, range)).toBe(value);
  });

  it('has no value for Home and End without an end', () => {
    expect(valueAfterKey('Home', 20, { step: 2 })).toBeUndefined();
    expect(valueAfterKey('End', 20, { step: 2 })).toBeUndefined();
  });
});
