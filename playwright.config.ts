import { defineConfig } from '@playwright/test';
import { chromiumLaunchOptions } from './scripts/chromium-options.mjs';

const address = 'http://localhost:4273';

export default defineConfig({
  testDir: 'packages/app/e2e',
  fullyParallel: true,
  forbidOnly: true,
  reporter: 'list',
  use: {
    baseURL: address,
    viewport: { width: 390, height: 844 },
    locale: 'en-GB',
    launchOptions: chromiumLaunchOptions(),
  },
  // The built app, as `start` serves it.
  webServer: {
    command: 'pnpm --filter @daybow/app exec vite preview --port 4273 --strictPort',
    url: address,
    reuseExistingServer: false,
  },
});
