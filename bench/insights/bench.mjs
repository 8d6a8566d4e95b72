/**
 * How often simulated journals get an insight on what goes with moods: those without any effect rarely, those with one
 * nearly always. Prints the shares; `bench/README.md` says more.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { importSource } from '../importSource.mjs';

const insights = join(import.meta.dirname, '..', '..', 'packages', 'journal', 'src', 'insights');

/** The most journals without an effect that may get an insight. */
const AT_MOST = 0.065;
/** The fewest with an effect of one step that are to get one. */
const AT_LEAST = 0.9;

/**
 * Days, their correlation, the effect of the first label in steps and the share of days that have it, and the effect of
 * Mondays.
 */
const cases = [
  ...[60, 180].flatMap((days) =>
    [0, 0.5, 0.7].map((correlation) => ({ days, correlation, effect: 0, share: 0.5, mondays: 0 })),
  ),
  { days: 60, correlation: 0, effect: 1, share: 0.5, mondays: 0 },
  { days: 120, correlation: 0, effect: 1, share: 0.2, mondays: 0 },
  { days: 180, correlation: 0, effect: 0, share: 0.5, mondays: 1 },
];

/** @param {string[]} args */
export async function bench(args) {
  const { values } = parseArgs({
    args,
    options: {
      journals: { type: 'string', default: '1000' },
      habits: { type: 'string', default: '5' },
      labels: { type: 'string', default: '20' },
    },
  });
  const { findMoodFactors } = await importSource(join(insights, 'moodFactors.ts'));
  const { makeMoodDays, usualShares } = await importSource(
    join(insights, 'moodFactors.testing.ts'),
  );
  const journals = Number(values.journals);
  const usual = usualShares(Number(values.labels));

  for (const { days, correlation, effect, share, mondays } of cases) {
    const labels = usual.map((each, index) => (index === 0 ? share : each));
    const made = { days, habits: Number(values.habits), labels, correlation, effect, mondays };
    let found = 0;
    for (let seed = 1; seed <= journals; seed += 1) {
      if (findMoodFactors(makeMoodDays({ ...made, seed }), seed).length > 0) found += 1;
    }
    const part = found / journals;
    const hasNone = effect === 0 && mondays === 0;
    const reached = hasNone ? part <= AT_MOST : part >= AT_LEAST;
    const goal = hasNone ? `at most ${percent(AT_MOST)}` : `at least ${percent(AT_LEAST)}`;
    const what = mondays === 0 ? `a label on ${percent(share)} of the days` : 'Mondays';
    const name = hasNone
      ? `${days} days, no effect, correlation ${correlation}`
      : `${days} days, an effect of one step of ${what}`;
    console.log(
      `${name}: ${percent(part)} of ${journals} (${goal}) ${reached ? 'reached' : 'MISSED'}`,
    );
    if (!reached) process.exitCode = 1;
  }
}

/** @param {number} share */
function percent(share) {
  return `${(share * 100).toFixed(1)} %`;
}
