import { defineConfig } from '@playwright/test';
import base from './playwright.config';

/** Takes the pictures of the README from the built app: `pnpm pictures`. */
export default defineConfig({
  ...base,
  testMatch: 'readme.pictures.ts',
  projects: [{ name: 'pictures' }],
  use: { ...base.use, deviceScaleFactor: 1.5, contextOptions: { reducedMotion: 'reduce' } },
});
