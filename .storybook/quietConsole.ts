/* oxlint-disable no-console -- this file observes it */
import type { StoryContext } from '@storybook/react-vite';

const messages: string[] = [];
let restore = () => {};

/** Collects the errors and warnings of a story in the console, in a test only: Storybook logs, too. */
export function observeConsole() {
  restore();
  messages.length = 0;
  if (import.meta.env.MODE !== 'test') return;
  const { error, warn } = console;
  restore = () => Object.assign(console, { error, warn });
  console.error = (...parts: unknown[]) => {
    messages.push(parts.map(String).join(' '));
    error(...parts);
  };
  console.warn = (...parts: unknown[]) => {
    messages.push(parts.map(String).join(' '));
    warn(...parts);
  };
}

/** Fails a story with console messages, except those that its parameter `allowedConsole` matches. */
export function expectQuietConsole({ parameters }: StoryContext) {
  restore();
  const allowed: RegExp[] = parameters['allowedConsole'] ?? [];
  const unexpected = messages.filter(
    (message) => !allowed.some((pattern) => pattern.test(message)),
  );
  if (unexpected.length > 0) throw new Error(`Console messages:\n${unexpected.join('\n')}`);
}
