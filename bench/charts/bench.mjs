/**
 * Measures Daybow's charts beside those of others, or with `--calendars` its `YearCalendar` beside other calendars;
 * `bench/README.md` says how. Prints the table and writes it to `results.json` or `calendars.json`, which the catalogue
 * shows.
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
import { ofCalendars } from './calendarFigures.mjs';
import { ofCharts } from './chartFigures.mjs';
import { calendars, charts } from './contestants.mjs';
import { measure } from './measure.mjs';
import { printTable } from './table.mjs';

const folder = import.meta.dirname;

/** The two kinds of drawings: who is measured, where their modules are, and where the results go. */
const kinds = {
  charts: { contestants: charts, modules: 'contestants', file: 'results.json', ...ofCharts },
  calendars: {
    contestants: calendars,
    modules: 'calendars',
    file: 'calendars.json',
    ...ofCalendars,
  },
};

/** @param {string[]} args */
export async function bench(args) {
  const { values } = parseArgs({
    args,
    options: {
      rounds: { type: 'string' },
      only: { type: 'string' },
      calendars: { type: 'boolean', default: false },
    },
  });
  const kind = values.calendars ? kinds.calendars : kinds.charts;
  const only = values.only?.split(',');
  const measured = kind.contestants.filter(
    ({ id }) => !only || id === 'floor' || only.includes(id),
  );
  if ((await pnpm(['--filter', '@daybow/components', 'build'])) !== 0) process.exit(1);

  const entries = [];
  for (const contestant of measured) {
    const module = join(kind.modules, `${contestant.id}.jsx`);
    console.log(`Bundling ${contestant.name}`);
    entries.push({
      ...contestant,
      version: contestant.package && versionOf(contestant.package),
      weight: await weigh({ entryPoints: [join(folder, module)] }),
      stage: await stageOf(module),
      ...(!values.calendars && { server: await markupOf(module) }),
    });
  }
  const rounds = Number(values.rounds ?? kind.ROUNDS);
  const { browser, results } = await measure(entries, rounds, kind);
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
  const file = join(folder, kind.file);
  writeFileSync(file, await format(JSON.stringify(report), { parser: 'json' }));
  console.log(`\nWritten to ${file}`);
}

/**
 * What a server would send; nothing, if rendering there fails.
 *
 * @param {string} module
 */
async function markupOf(module) {
  const { script, style } = await serverOf(module);
  try {
    const markup = execFileSync(process.execPath, ['-'], {
      input: script,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
      stdio: 'pipe',
    });
    return { markup, style };
  } catch (failure) {
    const error = /** @type {{ stderr: string }} */ (failure);
    console.error(`  renders nothing on a server: ${error.stderr.match(/^\w*Error: .*/m)?.[0]}`);
    return { markup: '', style };
  }
}
