/**
 * Passes everything that is to be passed, one step after another, and adds up what happened.
 *
 * A failed step does not end the run: whoever waited for it should see all that is wrong.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { findChromium } from './find-chromium.mjs';
import { pnpm } from './pnpm.mjs';
import {
  closingLine,
  countPlaywright,
  countVitest,
  failedTests,
  judge,
  table,
} from './test-report.mjs';

/**
 * A step runs a script of package.json. `tests` tells which tool's report says what it did; a step
 * without it either holds or doesn't.
 *
 * @typedef {{ name: string, script: string, tests?: 'vitest' | 'playwright', browser?: true }} Step
 */

/** @type {Step[]} */
const steps = [
  { name: 'Format', script: 'format:check' },
  { name: 'Lint', script: 'lint' },
  { name: 'Types', script: 'typecheck' },
  { name: 'Unit, stories', script: 'test:coverage', tests: 'vitest', browser: true },
  { name: 'Package', script: 'test:package', tests: 'vitest', browser: true },
  { name: 'End to end', script: 'test:e2e', tests: 'playwright', browser: true },
];

const root = join(import.meta.dirname, '..');
const cache = join(root, 'node_modules', '.cache');
mkdirSync(cache, { recursive: true });
// Inside the repository, so that its relative path needs no quoting in any shell.
const reports = mkdtempSync(join(cache, 'test-reports-'));

const chromium = await findChromium().catch((/** @type {Error} */ error) => {
  console.error(error.message);
  return undefined;
});

const results = [];
for (const step of steps) {
  console.log(`\n── ${step.name} ──\n`);
  results.push(await run(step));
}
rmSync(reports, { recursive: true, force: true });

const ending = [failedTests(results), table(results), closingLine(results)];
console.log(`\n${ending.filter(Boolean).join('\n\n')}`);
process.exitCode = results.every(({ ok }) => ok) ? 0 : 1;

/** @param {Step} step */
async function run({ name, script, tests, browser }) {
  if (browser && chromium === undefined) {
    console.error('Not run: there is no Chromium.');
    const counts = { passed: 0, failed: 1, skipped: 0 };
    return { ...judge(name, { exitCode: 1, seconds: 0, counts }), note: 'no Chromium' };
  }
  const started = performance.now();
  const report = join(reports, `${script.replace(':', '-')}.json`);
  const exitCode = await pnpm(['run', script, ...reporters(tests, report)], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    ...(chromium && { CHROMIUM_PATH: chromium.executablePath }),
  });
  const seconds = (performance.now() - started) / 1000;
  return judge(name, { exitCode, seconds, counts: tests && countsIn(report, tests) });
}

/**
 * The flags that make a tool write a report beside what it shows. pnpm hands flags behind a script's
 * name on to the script.
 *
 * @param {Step['tests']} tests
 * @param {string} report
 */
function reporters(tests, report) {
  if (tests === 'playwright') return ['--reporter=list,json'];
  if (tests === undefined) return [];
  const file = relative(root, report).replaceAll('\\', '/');
  return ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
}

/**
 * @param {string} report
 * @param {'vitest' | 'playwright'} tests
 */
function countsIn(report, tests) {
  try {
    const content = JSON.parse(readFileSync(report, 'utf8'));
    return tests === 'vitest' ? countVitest(content) : countPlaywright(content);
  } catch {
    // Whatever kept the tool from writing it has been shown above.
    return 'unreadable';
  }
}
