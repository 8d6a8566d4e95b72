import { beforeAll, expect, test } from 'vitest';
import { type Consumer, install } from './consumer.ts';

let app: Consumer;

beforeAll(async () => {
  app = await install('test-app');
});

test('types refuse `register` where it cannot work, and need no types of a bundler', async () => {
  await expect(app.typecheck()).resolves.toBeUndefined();
});

// In milliseconds: a whole test run, twice.
const twoRuns = 300_000;

test('tests in jsdom and in happy-dom need no set-up', { timeout: twoRuns }, async () => {
  await expect(app.test()).resolves.toBeUndefined();
});
