import {
  type Entry,
  type EntryDraft,
  type EntryLabels,
  isDay,
  isEntryTime,
  MOOD_OPTIONS,
} from '@daybow/journal';
import type { DraftKind } from '../../shared/journal/drafts';

/** The draft of an entry, under its id. */
export const entryDraft: DraftKind<EntryDraft> = {
  name: 'entry',
  read: (kept) => (isEntryDraft(kept) ? withKnownFields(kept) : null),
};

function isEntryDraft(value: unknown): value is EntryDraft {
  const { day, begunOn, base, edited }: Partial<Record<keyof EntryDraft, unknown>> = Object(value);
  return isDay(day) && isDay(begunOn) && isEntry(base) && isEntry(edited);
}

/** A draft with what is known of times and labels: earlier versions kept none, and a newer one may know others. */
function withKnownFields(draft: EntryDraft): EntryDraft {
  return { ...draft, base: knownEntry(draft.base), edited: knownEntry(draft.edited) };
}

function knownEntry({ mood, note, time, labels }: Entry): Entry {
  return {
    mood,
    note,
    time: isEntryTime(time) ? time : null,
    ...(isLabels(labels) && { labels }),
  };
}

function isLabels(value: unknown): value is EntryLabels {
  return typeof value === 'object' && Object.values(value ?? [null]).every(Number.isFinite);
}

function isEntry(value: unknown): value is Entry {
  const { mood, note }: Partial<Record<keyof Entry, unknown>> = Object(value);
  const isMood = mood === null || MOOD_OPTIONS.some((option) => option.value === mood);
  return isMood && typeof note === 'string';
}
