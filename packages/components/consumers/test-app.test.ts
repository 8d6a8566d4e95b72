import { beforeAll, expect, test } from 'vitest';
import { type Consumer, install } from './consumer.ts';

let app: Consumer;

beforeAll(async () => {
  app = await install('test-app');
});

test('types refuse `register` where it cannot work, and need no types of a bundler', async () => {
  await expect(app.typecheck()).resolves.toBeUndefined();
});

test('tests in jsdom and in happy-dom need no set-up', async () => {
  await expect(app.test()).resolves.toBeUndefined();
});
