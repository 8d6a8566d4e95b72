import { describe, expect, it } from 'vitest';
import {
  closingLine,
  countPlaywright,
  countVitest,
  failedTests,
  judge,
  table,
} from './test-report.mjs';

/**
 * @param {string} status of the file
 * @param {...string} tests their statuses
 */
const file = (status, ...tests) => ({
  status,
  name: 'some.test.ts',
  message: status === 'failed' ? 'no such module' : '',
  assertionResults: tests.map((test, index) => ({
    status: test,
    fullName: `test ${index}`,
    failureMessages: test === 'failed' ? ['\u001b[31mexpected 1\u001b[39m\nto be 2'] : [],
  })),
});

describe('countVitest', () => {
  it('adds up the tests of all files', () => {
    const testResults = [
      file('passed', 'passed', 'passed'),
      file('failed', 'passed', 'failed', 'failed'),
    ];
    expect(countVitest({ testResults })).toEqual({
      passed: 3,
      failed: 2,
      skipped: 0,
      failures: [1, 2].map((index) => `some.test.ts › test ${index}\n    expected 1\n    to be 2`),
    });
  });

  it('counts a file that could not be loaded as one failure', () => {
    const testResults = [file('failed'), file('passed', 'passed')];
    const failures = ['some.test.ts\n    no such module'];
    expect(countVitest({ testResults })).toEqual({ passed: 1, failed: 1, skipped: 0, failures });
  });

  it('counts a file whose clean-up failed, though its tests passed', () => {
    expect(countVitest({ testResults: [file('failed', 'passed')] }).failed).toBe(1);
  });

  it('takes whatever neither passed nor failed for skipped', () => {
    const testResults = [file('passed', 'passed', 'pending', 'skipped', 'todo')];
    const failures = /** @type {string[]} */ ([]);
    expect(countVitest({ testResults })).toEqual({ passed: 1, failed: 0, skipped: 3, failures });
  });
});

describe('countPlaywright', () => {
  it('counts a test that needed a second try as failed', () => {
    const stats = { expected: 7, unexpected: 2, flaky: 1, skipped: 4 };
    expect(countPlaywright({ stats })).toEqual({
      passed: 7,
      failed: 3,
      skipped: 4,
      failures: [],
    });
  });
});

describe('judge', () => {
  const seconds = 1;

  it('counts a step without tests as one test', () => {
    expect(judge('Lint', { exitCode: 0, seconds })).toMatchObject({
      ok: true,
      passed: 1,
      failed: 0,
    });
    expect(judge('Lint', { exitCode: 2, seconds })).toMatchObject({
      ok: false,
      passed: 0,
      failed: 1,
    });
  });

  it('takes the counts of a step with tests', () => {
    const counts = { passed: 5, failed: 0, skipped: 0 };
    expect(judge('Unit', { exitCode: 0, seconds, counts })).toMatchObject({
      ok: true,
      passed: 5,
      failed: 0,
      note: '',
    });
  });

  it('counts one failure for a step that ended badly without a failing test', () => {
    const counts = { passed: 5, failed: 0, skipped: 0 };
    expect(judge('Unit', { exitCode: 1, seconds, counts })).toMatchObject({
      ok: false,
      passed: 5,
      failed: 1,
      note: 'ended with exit code 1',
    });
  });

  it('does not add one to tests that failed', () => {
    const counts = { passed: 5, failed: 2, skipped: 0 };
    expect(judge('Unit', { exitCode: 1, seconds, counts })).toMatchObject({ ok: false, failed: 2 });
  });

  it('fails a step for a skipped test, even when the tool is content', () => {
    const counts = { passed: 5, failed: 0, skipped: 2 };
    expect(judge('Unit', { exitCode: 0, seconds, counts })).toMatchObject({
      ok: false,
      passed: 5,
      failed: 2,
      note: '2 skipped',
    });
  });

  it('fails a test step that ran nothing, even when the tool is content', () => {
    const counts = { passed: 0, failed: 0, skipped: 0 };
    expect(judge('Unit', { exitCode: 0, seconds, counts })).toMatchObject({
      ok: false,
      failed: 1,
      note: 'no tests ran',
    });
  });

  it('fails a test step that left no report', () => {
    expect(judge('Unit', { exitCode: 0, seconds, counts: 'unreadable' })).toMatchObject({
      ok: false,
      passed: 0,
      failed: 1,
    });
  });
});

describe('the end of a run', () => {
  const results = [
    judge('Lint', { exitCode: 0, seconds: 2.04 }),
    judge('Unit', { exitCode: 1, seconds: 31, counts: { passed: 80, failed: 1, skipped: 2 } }),
  ];

  it('is a row for every step', () => {
    expect(table(results).split('\n')).toEqual([
      'Step  Result   Passed   Failed  Seconds',
      'Lint  passed        1        0      2.0',
      'Unit  failed       80        3     31.0  2 skipped',
    ]);
  });

  it('says again which tests failed, and why', () => {
    const vitest = countVitest({
      testResults: [file('failed', 'passed', 'failed'), file('failed')],
    });
    const spec = {
      title: 'ticks',
      file: 'home.spec.ts',
      ok: false,
      tests: [{ results: [{ error: { message: 'no tick' } }] }],
    };
    const playwright = countPlaywright({
      stats: { expected: 1, unexpected: 1, flaky: 0, skipped: 0 },
      suites: [{ suites: [{ specs: [spec, { ...spec, ok: true }] }] }],
    });
    const failed = [
      judge('Unit', { exitCode: 1, seconds: 1, counts: vitest }),
      judge('End to end', { exitCode: 1, seconds: 1, counts: playwright }),
    ];
    expect(failedTests(failed).split('\n\n')).toEqual([
      'Unit: some.test.ts › test 1\n    expected 1\n    to be 2',
      'Unit: some.test.ts\n    no such module',
      'End to end: home.spec.ts › ticks\n    no tick',
    ]);
    expect(failedTests(results)).toBe('');
  });

  it('and the sum of them', () => {
    expect(closingLine(results)).toBe('81 passed, 3 failed');
    expect(closingLine([])).toBe('0 passed, 0 failed');
  });
});
