import { MOOD_OPTIONS, type MoodValue } from '@daybow/journal';

/** What the form of today's mood holds before it is saved. */
export interface UnsavedMood {
  readonly mood: MoodValue | null;
  readonly note: string;
}

const nothing: UnsavedMood = { mood: null, note: '' };

/** In the session: it outlives a reload, and a phone that drops the page, and ends with the tab. */
const key = 'daybow-unsaved-mood';

/** What was chosen and typed last, and not yet saved. */
export function readUnsavedMood(): UnsavedMood {
  try {
    const { mood, note }: Record<string, unknown> = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return {
      mood: MOOD_OPTIONS.find(({ value }) => value === mood)?.value ?? null,
      note: typeof note === 'string' ? note : '',
    };
  } catch {
    return nothing;
  }
}

/** Keeps what was chosen and typed; nothing of it is left once there is nothing to keep. */
export function keepUnsavedMood({ mood, note }: UnsavedMood = nothing): void {
  try {
    if (mood === null && note === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify({ mood, note }));
  } catch {
    // Where the browser keeps nothing, it is on the screen as long as that is.
  }
}
