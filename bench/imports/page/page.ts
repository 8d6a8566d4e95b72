/* oxlint-disable no-restricted-imports -- it mutates files, which no door of the journal lets one do */
/** Runs in a page: imports and exports as the app does, with the worker. */
import { addDays, type MoodValue } from '@daybow/journal';
import { startJournal } from '@daybow/journal/device';
import {
  exportBackup,
  exportSpreadsheet,
  openImportFile,
  undoImport,
} from '@daybow/journal/transfer';
import { startWorker } from '../../../packages/journal/src/transfer/worker/startWorker';
import { mutatedFile } from '../mutated';
import { PASSPHRASE } from '../seeds';

const TODAY = new Date().toISOString().slice(0, 10);

/** A row for each of so many habits on so many days, and as many moods as days. */
function tables(days: number, habits: number): { habits: File; moods: File } {
  const all = Array.from({ length: days }, (_, ago) => addDays(TODAY, -ago));
  const names = Array.from({ length: habits }, (_, index) => `Habit ${index + 1}`);
  const rows = names.flatMap((name) => all.map((day) => `${name},,,${day},1,`));
  const words = ['awful', 'bad', 'meh', 'good', 'rad'];
  const moods = all.map((day, index) => `${day},,,9:00,${words[index % 5]},,"",""`);
  return {
    habits: textFile(
      ['HabitName,HabitDescription,HabitCategory,CalendarDate,Value,CommentText', ...rows],
      'h.csv',
    ),
    moods: textFile(
      ['full_date,date,weekday,time,mood,activities,note_title,note', ...moods],
      'm.csv',
    ),
  };
}

const textFile = (lines: string[], name: string) => new File([lines.join('\n')], name);
const size = (blob: Blob) => blob.size / 1e6;

declare const takeWorkerHeap: () => Promise<number>;

/** Times work, the longest task of the page meanwhile, and the most that the worker's heap held. */
async function timed<T>(work: () => Promise<T>) {
  // Long tasks are told a moment after they have ended.
  await pause();
  let longest = 0;
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
  });
  observer.observe({ type: 'longtask' });
  await takeWorkerHeap();
  const begin = performance.now();
  const result = await work();
  const time = performance.now() - begin;
  const heap = await takeWorkerHeap();
  // What was written is shown a moment later.
  await pause();
  observer.disconnect();
  return { result, time, longest, heap };
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 1500));

const open = async (database: string) =>
  (await startJournal({ habits: [], name: database })).journal;

export const importBench = {
  /** Imports tables into a journal that is shown, and takes them back. */
  async rows(days: number, habits: number) {
    const journal = await open('rows');
    const files = tables(days, habits);
    const read = await timed(() => openImportFile(files.habits, { database: 'rows' }));
    const write = await timed(() => read.result.write('merge'));
    read.result.close();
    const shown = journal.getView().listed.length;
    const undo = await timed(() => undoImport({ database: 'rows' }));
    journal.close();
    const { ticks } = read.result.dryRun.contents;
    return { ticks, shown, read, write, undo };
  },
  /** Fills a journal, saves it, and brings it into an empty one. */
  async years(days: number, habits: number) {
    const journal = await open('full');
    const files = tables(days, habits);
    for (const each of [files.habits, files.moods]) {
      const opened = await openImportFile(each, { database: 'full' });
      await opened.write('merge');
      opened.close();
    }
    await journal.saveEntry(journal.getView().today, {
      mood: 4 as MoodValue,
      note: 'Today',
    });
    const backup = await timed(() => exportBackup({ database: 'full' }));
    const locked = await timed(() => exportBackup({ database: 'full', passphrase: 'secret' }));
    const table = await timed(() => exportSpreadsheet({ database: 'full' }));
    const other = await open('empty');
    const saved = new File([backup.result], 'backup.json');
    const read = await timed(() => openImportFile(saved, { database: 'empty' }));
    const write = await timed(() => read.result.write('merge'));
    read.result.close();
    const [before, after] = await Promise.all([journal.readContents(), other.readContents()]);
    journal.close();
    other.close();
    return {
      same: JSON.stringify(before) === JSON.stringify(after),
      sizes: { backup: size(backup.result), table: size(table.result) },
      backup,
      locked,
      table,
      read,
      write,
    };
  },
  /** Opens mutated files, all in one worker as each would take longer to start; the journal stays as it is. */
  async mutated(from: number, count: number) {
    const journal = await open('mutated');
    await journal.addHabit({ name: 'Walk', icon: '' });
    const rows = async () => JSON.stringify(JSON.parse(await journal.saveAll()).tables);
    const before = await rows();
    const faults: string[] = [];
    let slowest = 0;
    const { calls, stop } = await startWorker({});
    for (let seed = from; seed < from + count; seed += 1) {
      const file = new File([new Uint8Array(mutatedFile(seed).bytes)], 'x');
      const begin = performance.now();
      try {
        await calls.open({ file, database: 'mutated', passphrase: PASSPHRASE });
      } catch (error) {
        const isRefused = error instanceof Error && error.name === 'TransferError';
        if (!isRefused) faults.push(`${seed}: ${String(error)}`);
      }
      slowest = Math.max(slowest, performance.now() - begin);
    }
    stop();
    const isUnchanged = (await rows()) === before;
    journal.close();
    return { faults, isUnchanged, slowest };
  },
};
Object.assign(globalThis, { importBench });
