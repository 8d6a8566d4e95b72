/// <reference types="vitest/browser" />
import { preferencesOf } from '../stories/support/preferences';

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulateMedia: (media: ReturnType<typeof preferencesOf>) => Promise<void>;
  }
}

/**
 * Emulates the user preferences in a story's tags, in a test. In Storybook itself the reader's own preferences
 * apply; the browser's developer tools can emulate others.
 */
export async function emulatePreferences({ tags }: { tags: string[] }) {
  if (import.meta.env.MODE !== 'test') return;
  const { commands } = await import('vitest/browser');
  await commands.emulateMedia(preferencesOf(tags));
}
