import { defineConfig } from '@playwright/test';
import { chromiumLaunchOptions } from './scripts/chromium-options.mjs';

/** Stories as built: their play functions, their pictures against committed ones, and how wide pages are. */
export default defineConfig({
  testDir: 'stories/visual',
  testMatch: '*.visual.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: '100%',
  reporter: [['list'], ['html', { open: 'never', outputFolder: 'playwright-report' }]],
  snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
  expect: {
    // Reduced motion already leaves nothing moving; Playwright would also end what follows the scrolling.
    toHaveScreenshot: { maxDiffPixels: 40, animations: 'allow' },
  },
  use: {
    // Known once the server runs; the processes that run the tests read this file again by then.
    baseURL: `http://127.0.0.1:${process.env['DAYBOW_PORT']}`,
    viewport: { width: 430, height: 640 },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    reducedMotion: 'reduce',
    launchOptions: chromiumLaunchOptions(),
  },
  // The built catalogue, on the first free port.
  webServer: {
    command:
      'node node_modules/vite/bin/vite.js preview --outDir storybook-static --host 127.0.0.1',
    // The port may stand behind a colour code.
    wait: { stdout: /127\.0\.0\.1:(?:\D\[\d+m)?(?<daybow_port>\d+)/ },
  },
});
