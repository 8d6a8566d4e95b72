/* oxlint-disable no-console -- this is what listens to it */
import type { StoryContext } from '@storybook/react-vite';

const said: string[] = [];
let restore = () => {};

/**
 * Listens, in a test, to what a story says in the console as an error or a warning. In Storybook's own
 * frame, Storybook says things too.
 */
export function listenToConsole() {
  restore();
  said.length = 0;
  if (import.meta.env.MODE !== 'test') return;
  const { error, warn } = console;
  restore = () => Object.assign(console, { error, warn });
  console.error = (...words: unknown[]) => {
    said.push(words.map(String).join(' '));
    error(...words);
  };
  console.warn = (...words: unknown[]) => {
    said.push(words.map(String).join(' '));
    warn(...words);
  };
}

/** Fails a story that has said something, unless its parameter `consoleSays` allows for it. */
export function expectQuietConsole({ parameters }: StoryContext) {
  restore();
  const allowed: RegExp[] = parameters['consoleSays'] ?? [];
  const surprises = said.filter((words) => !allowed.some((pattern) => pattern.test(words)));
  if (surprises.length > 0) throw new Error(`The console was told:\n${surprises.join('\n')}`);
}
