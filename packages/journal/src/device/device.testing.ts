import 'fake-indexeddb/auto';
import { vi } from 'vitest';
import { civilDay, type Day } from '../days/day';
import type { DeviceJournal, Undo, WriteOptions } from '../deviceJournal';
import type { HabitMark } from '../habits/habit';
import type { EntryContent, MoodDraft } from '../moods/mood';
import type { FirstHabit } from './beginJournal';
import { openJournal, startJournal } from './index';

let count = 0;

/** A database name that no other test has. */
export function newName(): string {
  count += 1;
  return `journal-${count}`;
}

/** A journal in a database of its own, unless one is named. */
export async function start(
  habits: readonly FirstHabit[] = [],
  name = newName(),
): Promise<DeviceJournal> {
  return (await startJournal({ habits, name })).journal;
}

/** The journal in a database, as another tab or a reload opens it. */
export async function reopen(name: string): Promise<DeviceJournal> {
  const journal = await openJournal({ name });
  if (journal === null) throw new Error(`There is no journal in ${name}.`);
  return journal;
}

/** The present day by the clock, noticed by the journal or not. */
const dayByClock = (journal: DeviceJournal) =>
  civilDay(new Date(), journal.getView().settings.dayStartHour);

/** Marks a habit today. */
export const tick = (journal: DeviceJournal, id: number, mark: HabitMark = 'done') =>
  journal.setMark(id, dayByClock(journal), mark);

/** Saves the mood of a day: in its first entry, or in one whose id is the day, as it is from when days had one. */
export function saveMood(
  journal: DeviceJournal,
  day: Day,
  draft: EntryContent,
  options?: WriteOptions,
): Promise<Undo> {
  const [entry] = journal.entriesOn(day);
  return journal.saveEntry(entry?.id ?? day, draft, options);
}

/** Edits the first entry of a day. */
export const editMood = (
  journal: DeviceJournal,
  day: Day,
  changes: Partial<MoodDraft>,
  options?: WriteOptions,
) => journal.editEntry(journal.entriesOn(day)[0]?.id ?? day, changes, options);

/** Removes the first entry of a day. */
export const removeMood = (journal: DeviceJournal, day: Day) =>
  journal.removeEntry(journal.entriesOn(day)[0]?.id ?? day);

/** Saves a mood of today. */
export const saveToday = (journal: DeviceJournal, draft: MoodDraft) =>
  saveMood(journal, dayByClock(journal), draft);

/** A stand-in for the browser's `localStorage`, which Node has not. */
export function standInStorage() {
  const items = new Map<string, string>();
  return {
    items,
    get length() {
      return items.size;
    },
    key: (index: number) => [...items.keys()][index] ?? null,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

/** Stands in for a browser's page: its storage of texts, and the events of its window. */
export function standInPage() {
  const [storage, page] = [standInStorage(), new EventTarget()];
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('window', page);
  return { storage, page };
}

/** Reads every row that is stored. */
export async function storedTables(journal: DeviceJournal) {
  return JSON.parse(await journal.saveAll()).tables;
}

/** Reads the mood and note of the first entry of a day; undefined without one. */
export function readMood(journal: DeviceJournal, day: string) {
  const [entry] = journal.entriesOn(day);
  return entry && { day, mood: entry.mood.value, note: entry.note };
}

/** Reads the notes on habits' days from one day to another, the latest first. */
export function readHabitNotes(journal: DeviceJournal, from: string, to: string) {
  return journal
    .entryDays()
    .filter(({ day }) => from <= day && day <= to)
    .flatMap(({ day, habitNotes }) => habitNotes.map(({ id, note }) => ({ id, day, note })));
}
