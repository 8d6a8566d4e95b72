import { defineConfig } from '@playwright/test';
import base from './playwright.config';

/** What a screen reader says about the built app. `scripts/test-heard.mjs` brings the screen reader. */
export default defineConfig({
  ...base,
  testDir: 'packages/app/e2e/heard',
  testMatch: '*.heard.ts',
  outputDir: 'node_modules/.cache/heard',
  // One screen reader listens to one window.
  fullyParallel: false,
  workers: 1,
  // A flow is listened to up to three times, and speech takes its time.
  timeout: 600_000,
});
