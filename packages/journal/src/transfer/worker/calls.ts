import { withExistingStore, withStore } from '../../device/indexedDb/withStore';
import type { Tables } from '../../device/journalStore';
import type { ReplacedRows } from '../../device/rows/snapshots';
import {
  previewRestored,
  replaceRows,
  restoreReplaced,
  rowsWithout,
} from '../../device/state/replaceAll';
import { JournalError } from '../../journalError';
import { changesOfRows, type DryRun, type ImportMode, type JournalChanges } from '../dryRun';
import { ImportSession, readPortable } from './importSession';
import { lockBackup } from '../passphrase';
import { spreadsheet } from '../spreadsheet';
import type { Answers } from '../records/questions';

/** The calls of the worker by name, each with its one argument and its answer. */
export interface TransferCalls {
  open: (of: { file: File; database: string; passphrase: string | undefined }) => Promise<DryRun>;
  answer: (answers: Answers) => Promise<DryRun>;
  /** Answers with the time that tells the import from others. */
  write: (mode: ImportMode) => Promise<number>;
  /** Answers with the effects of `undo`, and changes nothing. */
  previewUndo: (of: { database: string; at: number | undefined }) => Promise<JournalChanges>;
  /** Takes the import of a time back, or else the last one. Answers with what it took back, as JSON. */
  undo: (of: { database: string; at: number | undefined }) => Promise<Blob>;
  /** Imports again what an undo took back, and answers as `write` does. */
  redo: (of: { database: string; taken: Blob }) => Promise<number>;
  backup: (of: { database: string; passphrase: string | undefined }) => Promise<Blob>;
  spreadsheet: (database: string) => Promise<Blob>;
}

/** Answers calls: in the worker, or where there are none, in place. */
export function createTransferCalls(onProgress: (share: number) => void): TransferCalls {
  let session: ImportSession | null = null;
  const opened = () => {
    if (session === null) throw new Error('No file was opened.');
    return session;
  };
  return {
    open: async ({ file, database, passphrase }) => {
      session = await ImportSession.open(file, database, passphrase, onProgress);
      return session.dryRun({});
    },
    answer: (answers) => opened().dryRun(answers),
    write: (mode) => opened().write(mode),
    previewUndo: async ({ database, at }) => {
      const rows = await inJournal(database, 'read', (tables) => previewRestored(tables, at));
      return changesOfRows(rows.now, rows.restored);
    },
    undo: async ({ database, at }) =>
      jsonBlob(
        JSON.stringify(await inJournal(database, 'write', (tables) => restoreReplaced(tables, at))),
      ),
    redo: async ({ database, taken }) => {
      const rows = JSON.parse(await taken.text()) as ReplacedRows;
      return inJournal(database, 'write', (tables) =>
        replaceRows(tables, (now) => rowsWithout(rows, now)),
      );
    },
    backup: async ({ database, passphrase }) => {
      const text = await withStore(database, (store) => store.readAll());
      const saved = passphrase ? await lockBackup(text, passphrase) : text;
      return jsonBlob(saved);
    },
    spreadsheet: async (database) =>
      new Blob([spreadsheet(await readPortable(database))], { type: 'application/zip' }),
  };
}

/** Works on a journal that is there: one that was erased since is not made again. */
async function inJournal<T>(
  database: string,
  mode: 'read' | 'write',
  work: (tables: Tables) => Promise<T>,
): Promise<T> {
  const result = await withExistingStore(database, (store) => store.transact(mode, work));
  if (result === null) throw new JournalError('erased');
  return result;
}

function jsonBlob(text: string): Blob {
  return new Blob([text], { type: 'application/json' });
}
