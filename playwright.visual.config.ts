import { defineConfig } from '@playwright/test';
import { chromiumLaunchOptions } from './scripts/chromium-options.mjs';

const address = 'http://localhost:6107';

/** Pictures of every story against committed baselines; see CONTRIBUTING.md. */
export default defineConfig({
  testDir: 'stories/visual',
  testMatch: 'stories.visual.ts',
  fullyParallel: true,
  forbidOnly: true,
  reporter: [['list'], ['html', { open: 'never', outputFolder: 'playwright-report' }]],
  snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
  expect: {
    toHaveScreenshot: { maxDiffPixelRatio: 0.002 },
  },
  use: {
    baseURL: address,
    viewport: { width: 430, height: 640 },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    reducedMotion: 'reduce',
    launchOptions: chromiumLaunchOptions(),
  },
  webServer: {
    command: 'pnpm exec vite preview --outDir storybook-static --port 6107 --strictPort',
    url: `${address}/iframe.html`,
    reuseExistingServer: false,
  },
});
