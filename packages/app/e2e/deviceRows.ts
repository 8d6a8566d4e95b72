import type { Page } from '@playwright/test';
import { reload } from './device';

/** A month: a character a day, '.' for nothing. */
interface MonthOnDisk {
  month: string;
  /** By the id of the habit: 'd' done. */
  marks: Record<string, string>;
  /** '1' to '5'. */
  moods: string;
  /** Values of labels by their uids: a digit a day. */
  labels?: Record<string, string>;
  /** Notes beside moods, by their days. */
  notes?: Record<string, string>;
}

/** Writes whole months into the database, as if they had been lived; a reload shows them. */
export async function writeMonths(page: Page, months: MonthOnDisk[]): Promise<void> {
  const rows = months.map(({ month, marks }) => ({
    month,
    marks: Object.fromEntries(Object.entries(marks).map(([id, values]) => [id, cells(values)])),
  }));
  await writeRows(page, 'months', rows);
  const entries = months.map(({ month, moods, labels = {}, notes = {} }) => ({
    month,
    entries: [...moods].flatMap((mood, index) => {
      const day = `${month}-${String(index + 1).padStart(2, '0')}`;
      const values = Object.entries(labels).map(([uid, all]) => [uid, Number(all[index])] as const);
      const entry = {
        id: day,
        mood: Number(mood),
        note: notes[day] ?? '',
        labels: Object.fromEntries(values.filter(([, value]) => value > 0)),
        at: 0,
        offset: 0,
      };
      return mood === '.' ? [] : [entry];
    }),
  }));
  await writeRows(page, 'entries', entries);
}

/** The row of a label, at a place among the others. */
export const labelRow = (uid: string, name: string, position: number, more: object = {}) => ({
  uid,
  name,
  position,
  icon: '',
  kind: 'label',
  unit: '',
  group: '',
  archived: false,
  deleted: false,
  mergedInto: null,
  at: 0,
  offset: 0,
  ...more,
});

/** Writes rows into a table of the database; a reload shows them. */
export async function writeRows(page: Page, table: string, rows: object[]): Promise<void> {
  await page.evaluate(
    ([name, all]) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('daybow');
        request.addEventListener('error', () => reject(request.error));
        request.addEventListener('success', () => {
          const database = request.result;
          const change = database.transaction(name, 'readwrite');
          for (const row of all) change.objectStore(name).put(row);
          change.addEventListener('complete', () => {
            database.close();
            resolve();
          });
        });
      }),
    [table, rows] as const,
  );
}

function cells(values: string) {
  const never = Array.from(values, () => 0);
  return { values, at: never, offset: never };
}

/** Changes stored habits by their names, as if they had been made so; a reload shows them. */
export async function rewriteHabits(
  page: Page,
  changes: Readonly<Record<string, object>>,
): Promise<void> {
  const habits = await page.evaluate(
    () =>
      new Promise<{ name: string }[]>((resolve, reject) => {
        const request = indexedDB.open('daybow');
        request.addEventListener('error', () => reject(request.error));
        request.addEventListener('success', () => {
          const reading = request.result.transaction('habits').objectStore('habits').getAll();
          reading.addEventListener('success', () => {
            request.result.close();
            resolve(reading.result);
          });
        });
      }),
  );
  await writeRows(
    page,
    'habits',
    habits.map((row) => ({ ...row, ...changes[row.name] })),
  );
  await reload(page);
}
