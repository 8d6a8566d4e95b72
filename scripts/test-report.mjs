/** What the test run adds up and prints; `test.mjs` runs it. */
import { stripVTControlCharacters } from 'node:util';

/** @typedef {{ passed: number, failed: number, skipped: number, failures?: string[] }} Counts of single tests */
/** @typedef {{ step: string, ok: boolean, passed: number, failed: number, seconds: number, note: string, failures: string[] }} Result */
/** @typedef {{ status: string, fullName: string, failureMessages: string[] }} VitestTest */
/** @typedef {{ status: string, name: string, message: string, assertionResults: VitestTest[] }} VitestFile */
/** @typedef {{ title: string, file: string, ok: boolean, tests: { results: { error?: { message?: string } }[] }[] }} PlaywrightSpec */
/** @typedef {{ specs?: PlaywrightSpec[], suites?: PlaywrightSuite[] }} PlaywrightSuite */

/**
 * @param {string} where
 * @param {string} message of the failure, which may be long
 */
function failure(where, message = '') {
  const lines = stripVTControlCharacters(message).trim().split('\n');
  const ours = lines.filter((line) => !line.includes('node_modules')).slice(0, 12);
  return [where, ...ours.map((line) => `    ${line}`.trimEnd())].join('\n');
}

/**
 * @param {{ testResults: VitestFile[] }} report of Vitest's json reporter
 * @returns {Counts}
 */
export function countVitest(report) {
  const counts = { passed: 0, failed: 0, skipped: 0, failures: /** @type {string[]} */ ([]) };
  for (const { status, name, message, assertionResults } of report.testResults) {
    const passed = assertionResults.filter((test) => test.status === 'passed').length;
    const failed = assertionResults.filter((test) => test.status === 'failed');
    counts.failures.push(
      ...failed.map(({ fullName, failureMessages }) =>
        failure(`${name} › ${fullName}`, failureMessages[0]),
      ),
    );
    // A file that can't be loaded fails without any test of it having run.
    if (status === 'failed' && failed.length === 0) counts.failures.push(failure(name, message));
    counts.passed += passed;
    counts.skipped += assertionResults.length - passed - failed.length;
  }
  return { ...counts, failed: counts.failures.length };
}

/**
 * @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number } } & PlaywrightSuite} report
 *   of Playwright's json reporter
 * @returns {Counts}
 */
export function countPlaywright({ stats, suites = [] }) {
  // What passed only at a second try did not pass.
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    failures: suites.flatMap(failuresIn),
  };
}

/**
 * @param {PlaywrightSuite} suite
 * @returns {string[]}
 */
function failuresIn({ specs = [], suites = [] }) {
  const failures = specs
    .filter(({ ok }) => !ok)
    .map(({ title, file, tests }) => {
      const errors = tests.flatMap(({ results }) => results.map(({ error }) => error?.message));
      return failure(`${file} › ${title}`, errors.find(Boolean));
    });
  return [...failures, ...suites.flatMap(failuresIn)];
}

/**
 * What a step comes to. One without tests of its own counts as one test; a skipped test counts as
 * failed, and so does a step that ended badly, or ran nothing, without any test of it failing.
 *
 * @param {string} step
 * @param {{ exitCode: number, seconds: number, counts?: Counts | 'unreadable' | undefined }} outcome
 *   `counts` of a step that has tests
 * @returns {Result}
 */
export function judge(step, { exitCode, seconds, counts = undefined }) {
  if (counts === undefined) {
    const ok = exitCode === 0;
    return { step, seconds, ok, passed: ok ? 1 : 0, failed: ok ? 0 : 1, note: '', failures: [] };
  }
  if (counts === 'unreadable') {
    const note = 'ended without a report';
    return { step, seconds, ok: false, passed: 0, failed: 1, note, failures: [] };
  }
  const { passed, skipped, failures = [] } = counts;
  let failed = counts.failed + skipped;
  const notes = skipped > 0 ? [`${skipped} skipped`] : [];
  if (failed === 0 && passed === 0) {
    failed = 1;
    notes.push('no tests ran');
  } else if (failed === 0 && exitCode !== 0) {
    failed = 1;
    notes.push(`ended with exit code ${exitCode}`);
  }
  return { step, seconds, ok: failed === 0, passed, failed, note: notes.join(', '), failures };
}

/**
 * What failed, once more at the end, for whoever does not see all that was printed before.
 *
 * @param {Result[]} results
 */
export const failedTests = (results) =>
  results.flatMap(({ step, failures }) => failures.map((each) => `${step}: ${each}`)).join('\n\n');

/** @param {Result[]} results */
export function table(results) {
  const width = Math.max(...results.map(({ step }) => step.length));
  const row = (/** @type {(string | number)[]} */ [step, result, passed, failed, seconds, note]) =>
    [
      String(step).padEnd(width),
      String(result).padEnd(6),
      ...[passed, failed, seconds].map((figure) => String(figure).padStart(7)),
      note,
    ]
      .join('  ')
      .trimEnd();
  return [
    row(['Step', 'Result', 'Passed', 'Failed', 'Seconds', '']),
    ...results.map(({ step, ok, passed, failed, seconds, note }) =>
      row([step, ok ? 'passed' : 'failed', passed, failed, seconds.toFixed(1), note]),
    ),
  ].join('\n');
}

/** @param {Result[]} results */
export function closingLine(results) {
  const sum = (/** @type {'passed' | 'failed'} */ key) =>
    results.reduce((total, result) => total + result[key], 0);
  return `${sum('passed')} passed, ${sum('failed')} failed`;
}
