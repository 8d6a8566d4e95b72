import { describe, expect, it } from 'vitest';
import { habitProgress, percentage } from './habitProgress';

const habit = (id: number, completed: boolean) => ({ id, name: 'Walk', completed, icon: '🚶' });

describe('percentage', () => {
  it.each([
    [0, 5, 0],
    [3, 5, 60],
    [5, 5, 100],
    [1, 3, 33],
    [2, 3, 67],
    [1, 8, 13],
    [31, 35, 89],
    // 57 / 200 * 100 is 28.499999999999996.
    [57, 200, 29],
  ])('%i of %i is %i %%', (done, total, share) => {
    expect(percentage(done, total)).toBe(share);
  });

  it('is not yet when there is nothing to have a share in', () => {
    expect(percentage(0, 0)).toBeNull();
  });
});

describe('habitProgress', () => {
  it('counts what is completed', () => {
    expect(habitProgress([habit(1, true), habit(2, false), habit(3, true)])).toEqual({
      completed: 2,
      total: 3,
      percentage: 67,
    });
  });

  it('has no percentage without habits', () => {
    expect(habitProgress([])).toEqual({ completed: 0, total: 0, percentage: null });
  });
});
