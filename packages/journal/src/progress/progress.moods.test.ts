import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moodDirection } from './progress';

describe('moodDirection', () => {
  it.each<[string, (number | null)[], string | null]>([
    ['nothing of no entry', [], null],
    ['nothing of four entries', [1, 1, 5, 5], null],
    ['nothing of four entries in a week', [1, null, 1, 5, null, 5, null], null],
    ['five entries', [1, 1, 3, 5, 5], 'improving'],
    ['entries with days between', [1, null, 1, 3, null, 5, 5], 'improving'],
    ['half a step up', [3, 3, 5, 3, 4], 'improving'],
    ['half a step down', [3, 4, 1, 3, 3], 'falling'],
    ['a third of a step up', [3, 3, 3, 3, 3, 4], 'steady'],
    ['a third of a step down', [3, 3, 4, 3, 3, 3], 'steady'],
    ['no step', [4, 4, 4, 4, 4], 'steady'],
    ['the middle of an odd number, which is left out', [3, 3, 5, 3, 3], 'steady'],
    ['both middle entries of an even number', [3, 3, 1, 3, 3, 3], 'improving'],
  ])('of %s', (_, moods, direction) => {
    expect(moodDirection(moods)).toBe(direction);
  });

  it('counts half a step of means, too', () => {
    const mean = fc.tuple(fc.integer({ min: 3, max: 9 }), fc.integer({ min: 1, max: 3 }));
    fc.assert(
      fc.property(fc.array(mean, { minLength: 2, maxLength: 3 }), (means) => {
        const earlier = means.map(([sum, count]) => sum / count);
        const later = earlier.map((mood) => mood + 0.5);
        expect(moodDirection([...earlier, 3, ...later])).toBe('improving');
        expect(moodDirection([...later, 3, ...earlier])).toBe('falling');
      }),
    );
  });

  it('turns round when the week does', () => {
    const opposite = { improving: 'falling', falling: 'improving', steady: 'steady' } as const;
    const week = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 5, maxLength: 14 });
    fc.assert(
      fc.property(week, (moods) => {
        const direction = moodDirection(moods) ?? 'steady';
        expect(moodDirection(moods.toReversed())).toBe(opposite[direction]);
      }),
    );
  });
});
