/**
 * How often simulated journals get an insight on habits and mood: those without any effect rarely, those
 * with one nearly always. Prints the shares; `bench/README.md` says more.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { importSource } from '../importSource.mjs';

const journal = join(import.meta.dirname, '..', '..', 'packages', 'journal', 'src');

/** The share of journals with an insight that is allowed, or to be reached. */
const cases = [
  { name: 'no effect, independent days', correlation: 0, effect: 0, atMost: 0.065 },
  { name: 'no effect, correlation 0.5', correlation: 0.5, effect: 0, atMost: 0.065 },
  { name: 'no effect, correlation 0.7', correlation: 0.7, effect: 0, atMost: 0.065 },
  { name: 'an effect of one step', correlation: 0, effect: 1, atLeast: 0.9 },
];

/** @param {string[]} args */
export async function bench(args) {
  const { values } = parseArgs({
    args,
    options: {
      journals: { type: 'string', default: '1000' },
      days: { type: 'string', default: '60' },
    },
  });
  const { findHabitMoods } = await importSource(join(journal, 'insights', 'habitMood.ts'));
  const { makeMoodDays } = await importSource(join(journal, 'insights', 'habitMood.testing.ts'));
  const journals = Number(values.journals);

  for (const { name, correlation, effect, atMost, atLeast } of cases) {
    let found = 0;
    for (let seed = 1; seed <= journals; seed += 1) {
      const made = { seed, days: Number(values.days), habits: 5, correlation, effect };
      if (findHabitMoods(makeMoodDays(made), seed).length > 0) found += 1;
    }
    const share = found / journals;
    const reached = atMost === undefined ? share >= atLeast : share <= atMost;
    const goal =
      atMost === undefined ? `at least ${percent(atLeast)}` : `at most ${percent(atMost)}`;
    console.log(
      `${name}: ${percent(share)} of ${journals} (${goal}) ${reached ? 'reached' : 'MISSED'}`,
    );
    if (!reached) process.exitCode = 1;
  }
}

/** @param {number} share */
function percent(share) {
  return `${(share * 100).toFixed(1)} %`;
}
