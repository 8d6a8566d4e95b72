import { defineConfig } from '@playwright/test';
import { chromiumLaunchOptions } from './scripts/chromium-options.mjs';

/** The port of a server: known once it runs, when the processes that run the tests read this file again. */
const at = (port: string) => `http://127.0.0.1:${process.env[port]}`;

/** Options of a project whose tests run in Chromium. */
const inChromium = <T extends object>(use: T) => ({
  ...use,
  launchOptions: chromiumLaunchOptions(),
});

/** The built app, as `pnpm start` serves it. */
const app = {
  testDir: 'packages/app/e2e',
  // A busy machine takes its time.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: at('DAYBOW_PORT'),
    // Below the time of a test, so that the step that waits in vain is named.
    actionTimeout: 45_000,
    viewport: { width: 390, height: 844 },
    timezoneId: 'Europe/Berlin',
    // Files come from the server, not from a worker's cache, unless a test is about that.
    serviceWorkers: 'block' as const,
  },
};

/** What people do most, for browsers other than Chromium. */
const mainFlows =
  /\/(addHabit|habits|mood|navigation|settings|stats|device(Habits|Mood|Start))\.spec\.ts$/;

/** The catalogue as built. */
const stories = {
  testDir: 'stories/visual',
  expect: {
    // Reduced motion already leaves nothing moving; Playwright would also end what follows the scrolling.
    toHaveScreenshot: { maxDiffPixels: 40, animations: 'allow' as const },
  },
  use: inChromium({
    baseURL: at('STORIES_PORT'),
    viewport: { width: 430, height: 640 },
    timezoneId: 'Europe/London',
    contextOptions: { reducedMotion: 'reduce' as const },
  }),
};

export default defineConfig({
  forbidOnly: true,
  fullyParallel: true,
  workers: '100%',
  reporter: 'list',
  use: { locale: 'en-GB' },
  projects: [
    { name: 'app', ...app, use: inChromium(app.use) },
    { name: 'firefox', ...app, testMatch: mainFlows, use: { ...app.use, browserName: 'firefox' } },
    { name: 'webkit', ...app, testMatch: mainFlows, use: { ...app.use, browserName: 'webkit' } },
    {
      // What a screen reader says about the app. `scripts/test-heard.mjs` brings the screen reader.
      name: 'heard',
      ...app,
      testDir: 'packages/app/e2e/heard',
      testMatch: '*.heard.ts',
      outputDir: 'node_modules/.cache/heard',
      // One screen reader listens to one window.
      fullyParallel: false,
      workers: 1,
      // A flow is listened to up to three times, and speech takes its time.
      timeout: 600_000,
      use: inChromium(app.use),
    },
    {
      // The pictures of the README.
      name: 'readme',
      ...app,
      testMatch: 'readme.pictures.ts',
      use: inChromium({
        ...app.use,
        deviceScaleFactor: 1.5,
        contextOptions: { reducedMotion: 'reduce' as const },
      }),
    },
    {
      // The stories play, look as in the committed pictures and fit their pages.
      name: 'visual',
      ...stories,
      testMatch: '*.visual.ts',
      snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
    },
    {
      // Every story looks as on another branch, which `--update-snapshots` took the pictures of.
      name: 'pictures',
      ...stories,
      testMatch: 'all.pictures.ts',
      snapshotPathTemplate: 'node_modules/.cache/pictures/{arg}{ext}',
    },
  ],
  // Each on the first free port. A folder that is not built yet answers nothing.
  webServer: [
    {
      command: 'node scripts/serve.mjs',
      env: { PORT: '4273' },
      wait: { stdout: /127\.0\.0\.1:(?<daybow_port>\d+)/ },
    },
    {
      command: 'node scripts/serve-stories.mjs',
      env: { PORT: '4373' },
      wait: { stdout: /127\.0\.0\.1:(?<stories_port>\d+)/ },
    },
  ],
});
