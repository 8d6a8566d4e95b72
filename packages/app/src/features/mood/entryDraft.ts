import { type Entry, type EntryDraft, isDay, MOOD_OPTIONS } from '@daybow/journal';
import type { DraftKind } from '../../shared/journal/drafts';

/** The draft of a day's entry, under the day. */
export const entryDraft: DraftKind<EntryDraft> = {
  name: 'entry',
  read: (kept) => (isEntryDraft(kept) ? kept : null),
};

function isEntryDraft(value: unknown): value is EntryDraft {
  const { day, begunOn, base, edited }: Partial<Record<keyof EntryDraft, unknown>> = Object(value);
  return isDay(day) && isDay(begunOn) && isEntry(base) && isEntry(edited);
}

function isEntry(value: unknown): value is Entry {
  const { mood, note }: Partial<Record<keyof Entry, unknown>> = Object(value);
  const isMood = mood === null || MOOD_OPTIONS.some((option) => option.value === mood);
  return isMood && typeof note === 'string';
}
