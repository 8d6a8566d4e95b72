/**
 * Measures Daybow's charts beside those of others; `bench/README.md` says how. Prints the table and
 * writes it to `results.json`, which the catalogue shows.
 *
 * `--rounds 5` is quicker, `--only daybow,d3` measures these and the floor; either writes nothing.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { format } from 'prettier';
import { pnpm } from '../../scripts/pnpm.mjs';
import { versionOf, weigh } from '../bundle.mjs';
import { serverOf, stageOf } from './bundle.mjs';
import { contestants } from './contestants.mjs';
import { measure } from './measure.mjs';
import { printTable } from './table.mjs';

const ROUNDS = 15;
const folder = import.meta.dirname;

/** @param {string[]} args */
export async function bench(args) {
  const { values } = parseArgs({
    args,
    options: { rounds: { type: 'string' }, only: { type: 'string' } },
  });
  const only = values.only?.split(',');
  const measured = contestants.filter(({ id }) => !only || id === 'floor' || only.includes(id));
  if ((await pnpm(['--filter', '@daybow/components', 'build'])) !== 0) process.exit(1);

  const entries = [];
  for (const contestant of measured) {
    const { id } = contestant;
    console.log(`Bundling ${contestant.name}`);
    entries.push({
      ...contestant,
      version: contestant.package && versionOf(contestant.package),
      weight: await weigh({ entryPoints: [join(folder, 'contestants', `${id}.jsx`)] }),
      stage: await stageOf(id),
      server: { markup: markupOf((await serverOf(id)).script), style: (await serverOf(id)).style },
    });
  }
  const rounds = Number(values.rounds ?? ROUNDS);
  const { browser, results } = await measure(entries, rounds);
  const report = {
    date: new Date().toISOString().slice(0, 10),
    machine: `${cpus()[0]?.model.trim()}, ${cpus().length} cores`,
    browser,
    react: versionOf('react'),
    rounds,
    results,
  };
  printTable(report);
  if (values.rounds || only) return;
  const file = join(folder, 'results.json');
  writeFileSync(file, await format(JSON.stringify(report), { parser: 'json' }));
  console.log(`\nWritten to ${file}`);
}

/**
 * What a server would send; nothing, if rendering there fails.
 *
 * @param {string} script
 */
function markupOf(script) {
  try {
    return execFileSync(process.execPath, ['-'], {
      input: script,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
      stdio: 'pipe',
    });
  } catch (failure) {
    const error = /** @type {{ stderr: string }} */ (failure);
    console.error(`  renders nothing on a server: ${error.stderr.match(/^\w*Error: .*/m)?.[0]}`);
    return '';
  }
}
