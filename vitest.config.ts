import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import type { BrowserCommand } from 'vitest/node';
import { appIcons } from './scripts/app-icons.mjs';
import { chromiumLaunchOptions } from './scripts/chromium-options.mjs';
import type { preferencesOf } from './stories/support/preferences.ts';

/** In milliseconds: on a busy machine, properties and toasts that leave by themselves take their time. */
const patience = 60_000;

/** Next.js takes longer to install and build than all other consumers together: `pnpm try:next` runs it. */
const nextApp = 'packages/components/consumers/next-app.test.ts';
const packTheComponents = 'packages/components/consumers/pack.ts';

/** Has the page of a test prefer less motion, more contrast or colours of the system's. */
const emulateMedia: BrowserCommand<[ReturnType<typeof preferencesOf>]> = ({ page }, media) =>
  page.emulateMedia(media);

/** Chromium, unless the workflow tries the stories in another browser. */
const browser = process.env['STORIES_BROWSER'] ?? 'chromium';
const launchOptions = browser === 'chromium' ? chromiumLaunchOptions() : {};

/** Every story in a browser: its play function, then axe, on a page of this theme. */
function stories(name: string, theme: 'light' | 'dark'): TestProjectInlineConfiguration {
  return {
    extends: true,
    plugins: [storybookTest({ configDir: '.storybook', initialGlobals: { theme } })],
    test: {
      name,
      testTimeout: patience,
      // One page for all files: a page of its own took each as long as its stories.
      isolate: false,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({ launchOptions }),
        instances: [{ browser: browser as 'chromium' | 'firefox' | 'webkit' }],
        commands: { emulateMedia },
      },
    },
  };
}

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [appIcons()],
        test: {
          name: 'unit',
          environment: 'node',
          testTimeout: patience,
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'scripts/**/*.test.mjs',
            'stories/*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'package',
          environment: 'node',
          testTimeout: patience,
          hookTimeout: patience,
          include: ['packages/components/consumers/*.test.ts'],
          exclude: [nextApp],
          globalSetup: packTheComponents,
        },
      },
      {
        test: {
          name: 'next',
          environment: 'node',
          testTimeout: patience,
          hookTimeout: 10 * patience,
          include: [nextApp],
          globalSetup: packTheComponents,
        },
      },
      stories('stories', 'light'),
      stories('stories, dark', 'dark'),
    ],
    coverage: {
      include: ['packages/components/src/**/*.{ts,tsx}'],
      exclude: ['**/*.test.{ts,tsx}', '**/*.testing.ts', '**/index.ts'],
      reporter: [['text', { skipFull: true }], 'text-summary'],
      thresholds: { lines: 95, branches: 95 },
    },
  },
});
