import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/** Has the tests run in processes: in worker threads, which Stryker asks for, no test can change the time zone. */
const inProcesses: Plugin = {
  name: 'in-processes',
  configureVitest: ({ project }) => {
    project.config.pool = 'forks';
  },
};

/** The unit tests that `pnpm mutate` runs: those that are quick and near to what it mutates. */
export default defineConfig({
  plugins: [inProcesses],
  test: {
    environment: 'node',
    testTimeout: 60_000,
    include: [
      'packages/journal/src/{days,habits,moods,progress,device}/**/*.test.ts',
      'packages/components/src/{Bow,HabitCard,MonthCalendar,MoodPicker,ProgressRing,SortableList,TextArea,internal}/*.test.ts',
    ],
  },
});
