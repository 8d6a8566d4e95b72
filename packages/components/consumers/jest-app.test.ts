import { beforeAll, expect, test } from 'vitest';
import { type Consumer, install } from './consumer.ts';

let app: Consumer;

beforeAll(async () => {
  app = await install('jest-app');
});

test('an app of CommonJS finds the types of components and style sheets', async () => {
  await expect(app.typecheck()).resolves.toBeUndefined();
});

// In milliseconds: a whole test run.
const wholeRun = 300_000;

test('Jest needs no configuration but its environment', { timeout: wholeRun }, async () => {
  await expect(app.test()).resolves.toBeUndefined();
});
