import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '../days/day';
import { mean } from '../progress/mean';
import { moodEvidence } from './moodEvidence';
import { findMoodFactors } from './moodFactors';

const lastDay = '2026-11-21';

/** A day: the mood that it would have without the factor, and the side that it is on. */
const oneDay = fc.record({
  mood: fc.option(fc.constantFrom(1, 1.5, 2), { freq: 8 }),
  side: fc.option(fc.boolean(), { freq: 8 }),
});

it('the days of the evidence are those that can be compared, and give all that a finding says', () => {
  let found = 0;
  fc.assert(
    fc.property(fc.array(oneDay, { minLength: 50, maxLength: 90 }), (all) => {
      const moods = all.map(({ mood, side }) => (mood === null ? null : mood + (side ? 3 : 0)));
      const days = all.map(({ side }) => side);
      const factors = [{ id: { habit: 1 }, days, from: null }];
      const compared = all.flatMap(({ side }, index) => {
        const mood = moods[index];
        if (mood == null || moods[index - 1] == null || side === null) return [];
        return [{ day: addDays(lastDay, index + 1 - all.length), mood, isWith: side }];
      });
      const moodsOf = (side: boolean) =>
        compared.filter(({ isWith }) => isWith === side).map(({ mood }) => mood);

      for (const finding of findMoodFactors({ moods, factors }, 1)) {
        found += 1;
        expect(moodEvidence({ lastDay, moods }, finding)).toEqual({
          days: compared,
          daysWith: moodsOf(true).length,
          daysWithout: moodsOf(false).length,
          moodWith: expect.closeTo(mean(moodsOf(true))),
          moodWithout: expect.closeTo(mean(moodsOf(false))),
          moodDays: moods.filter((mood) => mood !== null).length,
        });
      }
    }),
    { numRuns: 50 },
  );
  expect(found).toBeGreaterThan(25);
});

it('the Mondays of two weeks, as the README counts them', () => {
  const moods = [3, 5, 4, 4, null, 4, 3, 4, 4, 2];
  const evidence = moodEvidence({ lastDay: '2026-11-10', moods }, { sides: '.+--..--+-' });
  expect(evidence).toMatchObject({ daysWith: 2, daysWithout: 5, moodDays: 9 });
  expect(evidence).toMatchObject({ moodWith: 4.5, moodWithout: 3.4 });
  expect(evidence?.days.filter(({ isWith }) => isWith).map(({ day }) => day)).toEqual([
    '2026-11-02',
    '2026-11-09',
  ]);
});
