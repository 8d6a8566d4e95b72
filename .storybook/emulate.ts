/// <reference types="vitest/browser" />
import { preferencesOf } from '../stories/support/preferences';

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulateMedia: (media: ReturnType<typeof preferencesOf>) => Promise<void>;
  }
}

/**
 * Has the test's browser ask for what a story's tags say. In Storybook itself the page keeps what the
 * reader's own system asks for: a browser's developer tools can pretend another.
 */
export async function emulatePreferences({ tags }: { tags: string[] }) {
  if (import.meta.env.MODE !== 'test') return;
  const { commands } = await import('vitest/browser');
  await commands.emulateMedia(preferencesOf(tags));
}
