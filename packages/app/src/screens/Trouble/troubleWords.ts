import type { StorageTrouble } from '@daybow/journal';

interface TroubleWords {
  /** What is the matter, in a few words. */
  readonly title: string;
  /** What that means for the journal, and what helps. */
  readonly text: string;
  /** What the button that loads the page again is called. */
  readonly action: string;
}

export const troubleWords: Record<StorageTrouble, TroubleWords> = {
  blocked: {
    title: 'Storage is blocked',
    text: "This browser lets the page keep nothing. Allow site data for it in the browser's settings, then try again.",
    action: 'Try again',
  },
  quota: {
    title: 'This device is full',
    text: 'What is stored is safe, but there is no room for more. Free some space, then try again.',
    action: 'Try again',
  },
  newer: {
    title: 'Daybow was updated, reload',
    text: 'Your journal belongs to a newer version now. This page writes nothing until it is loaded again.',
    action: 'Reload',
  },
  erased: {
    title: 'Your journal was erased',
    text: 'It was erased in another tab. Nothing of it is left on this device.',
    action: 'See the sample',
  },
  failed: {
    title: "Your journal didn't open",
    text: 'Something got in the way. What is stored was left as it is. Give it a moment, then try again.',
    action: 'Try again',
  },
};
