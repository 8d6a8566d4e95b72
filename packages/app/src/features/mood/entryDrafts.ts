import {
  type Day,
  type Entry,
  type EntryDraft,
  isDay,
  localNotes,
  MOOD_OPTIONS,
  type SafeStorage,
  sessionNotes,
} from '@daybow/journal';
import { useSyncExternalStore } from 'react';

/**
 * Drafts outlive a reload in the session, and a closed tab in the browser's local storage. Tabs share
 * only the latter, so that a reload shows a tab its own words.
 */
const key = 'daybow-entry-drafts';
const storages = [sessionNotes, localNotes];

let drafts = readDrafts();
const listeners = new Set<() => void>();

/** Entries that were edited and are not saved, in the order of their last edit. */
export function entryDrafts(): readonly EntryDraft[] {
  return drafts;
}

/** The draft of a day's entry; null without one. */
export function entryDraft(day: Day): EntryDraft | null {
  return drafts.find((draft) => draft.day === day) ?? null;
}

/** The draft of a day's entry as it is at each moment. */
export function useEntryDraft(day: Day): EntryDraft | null {
  return useSyncExternalStore(subscribeToDrafts, () => entryDraft(day));
}

/** Calls with each change of a draft, until the function that it returns is called. */
export function subscribeToDrafts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Keeps the draft of a day's entry in place of the one before; null drops it. */
export function keepEntryDraft(day: Day, draft: EntryDraft | null): void {
  const withDraft = (all: readonly EntryDraft[]) => {
    const others = all.filter((each) => each.day !== day);
    return draft === null ? others : [...others, draft];
  };
  show(withDraft(drafts));
  // The drafts of other days stay as another tab may have left them.
  for (const storage of storages) write(storage, withDraft(read(storage) ?? []));
}

/** Drops every draft. */
export function forgetEntryDrafts(): void {
  show([]);
  for (const storage of storages) write(storage, []);
}

function show(next: readonly EntryDraft[]) {
  drafts = next;
  for (const listener of listeners) listener();
}

function readDrafts(): readonly EntryDraft[] {
  for (const storage of storages) {
    const stored = read(storage);
    if (stored !== null) return stored;
  }
  return [];
}

function read(storage: SafeStorage): readonly EntryDraft[] | null {
  try {
    const text = storage.get(key);
    const stored: unknown = text === null ? null : JSON.parse(text);
    return Array.isArray(stored) ? stored.filter(isDraft) : null;
  } catch {
    return null;
  }
}

/** Writes drafts; where the browser keeps nothing, they last as long as the page. */
function write(storage: SafeStorage, all: readonly EntryDraft[]) {
  if (all.length === 0) storage.remove(key);
  else storage.set(key, JSON.stringify(all));
}

function isDraft(value: unknown): value is EntryDraft {
  const { day, begunOn, base, edited }: Partial<Record<keyof EntryDraft, unknown>> = Object(value);
  return isDay(day) && isDay(begunOn) && isEntry(base) && isEntry(edited);
}

function isEntry(value: unknown): value is Entry {
  const { mood, note }: Partial<Record<keyof Entry, unknown>> = Object(value);
  const isMood = mood === null || MOOD_OPTIONS.some((option) => option.value === mood);
  return isMood && typeof note === 'string';
}
