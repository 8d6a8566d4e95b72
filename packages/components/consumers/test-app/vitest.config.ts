import { defineConfig } from 'vitest/config';

// No set-up file: that is what is tested.
export default defineConfig({
  test: {
    globals: true,
    testTimeout: 30_000,
    projects: ['jsdom', 'happy-dom'].map((environment) => ({
      extends: true,
      test: { name: environment, environment },
    })),
  },
});
