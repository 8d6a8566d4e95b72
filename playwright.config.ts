import { defineConfig } from '@playwright/test';
import { chromiumLaunchOptions } from './scripts/chromium-options.mjs';

export default defineConfig({
  testDir: 'packages/app/e2e',
  fullyParallel: true,
  forbidOnly: true,
  workers: '100%',
  projects: [
    { name: 'app', grepInvert: /@alone/ },
    // What takes its time is measured without others beside it.
    { name: 'alone', grep: /@alone/, workers: 1, dependencies: ['app'] },
  ],
  reporter: 'list',
  // A busy machine takes its time.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    // Known once the server runs; the processes that run the tests read this file again by then.
    baseURL: `http://127.0.0.1:${process.env['DAYBOW_PORT']}`,
    // Below the time of a test, so that the step that waits in vain is named.
    actionTimeout: 45_000,
    viewport: { width: 390, height: 844 },
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    // Files come from the server, not from a worker's cache, unless a test is about that.
    serviceWorkers: 'block',
    launchOptions: chromiumLaunchOptions(),
  },
  // The built app, as `start` serves it, on the first free port.
  webServer: {
    command: 'node scripts/serve.mjs',
    env: { PORT: '4273' },
    wait: { stdout: /127\.0\.0\.1:(?<daybow_port>\d+)/ },
  },
});
