import { type Entry, type EntryDraft, isDay, isEntryTime, MOOD_OPTIONS } from '@daybow/journal';
import type { DraftKind } from '../../shared/journal/drafts';

/** The draft of an entry, under its id. */
export const entryDraft: DraftKind<EntryDraft> = {
  name: 'entry',
  read: (kept) => (isEntryDraft(kept) ? withTimes(kept) : null),
};

function isEntryDraft(value: unknown): value is EntryDraft {
  const { day, begunOn, base, edited }: Partial<Record<keyof EntryDraft, unknown>> = Object(value);
  return isDay(day) && isDay(begunOn) && isEntry(base) && isEntry(edited);
}

/** A draft with its times: earlier versions kept none, and a newer one may know others. */
function withTimes(draft: EntryDraft): EntryDraft {
  return { ...draft, base: withTime(draft.base), edited: withTime(draft.edited) };
}

function withTime(entry: Entry): Entry {
  return { ...entry, time: isEntryTime(entry.time) ? entry.time : null };
}

function isEntry(value: unknown): value is Entry {
  const { mood, note }: Partial<Record<keyof Entry, unknown>> = Object(value);
  const isMood = mood === null || MOOD_OPTIONS.some((option) => option.value === mood);
  return isMood && typeof note === 'string';
}
