/** What the test run adds up and prints; `test.mjs` runs it. */

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts of single tests */
/** @typedef {{ step: string, ok: boolean, passed: number, failed: number, seconds: number, note: string }} Result */
/** @typedef {{ status: string, assertionResults: { status: string }[] }} VitestFile */

/**
 * @param {{ testResults: VitestFile[] }} report of Vitest's json reporter
 * @returns {Counts}
 */
export function countVitest(report) {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const { status, assertionResults } of report.testResults) {
    const ofStatus = (/** @type {string} */ wanted) =>
      assertionResults.filter((test) => test.status === wanted).length;
    const [passed, failed] = [ofStatus('passed'), ofStatus('failed')];
    counts.passed += passed;
    // A file that can't be loaded fails without any test of it having run.
    counts.failed += status === 'failed' ? Math.max(failed, 1) : failed;
    counts.skipped += assertionResults.length - passed - failed;
  }
  return counts;
}

/**
 * @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number } }} report
 *   of Playwright's json reporter
 * @returns {Counts}
 */
export function countPlaywright({ stats }) {
  // What passed only at a second try did not pass.
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  };
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
    return { step, seconds, ok, passed: ok ? 1 : 0, failed: ok ? 0 : 1, note: '' };
  }
  if (counts === 'unreadable') {
    return { step, seconds, ok: false, passed: 0, failed: 1, note: 'ended without a report' };
  }
  const { passed, skipped } = counts;
  let failed = counts.failed + skipped;
  const notes = skipped > 0 ? [`${skipped} skipped`] : [];
  if (failed === 0 && passed === 0) {
    failed = 1;
    notes.push('no tests ran');
  } else if (failed === 0 && exitCode !== 0) {
    failed = 1;
    notes.push(`ended with exit code ${exitCode}`);
  }
  return { step, seconds, ok: failed === 0, passed, failed, note: notes.join(', ') };
}

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
