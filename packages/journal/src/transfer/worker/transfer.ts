import { databaseName } from '../../device/indexedDb/databaseName';
import type { Undo } from '../../deviceJournal';
import type { DryRun, ImportMode, JournalChanges } from '../dryRun';
import type { Answers } from '../records/questions';
import { startWorker, type TransferOptions, type TransferWorker } from './startWorker';

/** The journal to bring files into or take them out of. */
export interface JournalOptions extends TransferOptions {
  /**
   * The database of the journal.
   *
   * @defaultValue the app's own
   */
  readonly database?: string;
}

export interface ImportOptions extends JournalOptions {
  /** The passphrase of a backup of ours that was saved under one. */
  readonly passphrase?: string;
}

/** A file that was read. Nothing is written before {@link Import.write}. */
export interface Import {
  /** The effects of an import, while nothing is answered. */
  readonly dryRun: DryRun;
  /** Answers questions and returns the effects; the answers hold until there are others. */
  readonly answer: (answers: Answers) => Promise<DryRun>;
  /**
   * Imports the file, all or nothing, and keeps what was there: its undo is {@link undoImport}, for this
   * import alone. The journal has begun by then; every tab shows it in a moment.
   */
  readonly write: (mode: ImportMode) => Promise<Undo>;
  /** Lets go of the file. */
  readonly close: () => void;
}

/**
 * Reads a file, in a worker.
 *
 * @throws TransferError for a file that cannot be read; the signal's reason where it was cancelled.
 */
export async function openImportFile(
  file: File,
  { database = databaseName(), passphrase, ...options }: ImportOptions = {},
): Promise<Import> {
  const worker = await startWorker(options);
  try {
    const dryRun = await worker.calls.open({ file, database, passphrase });
    const { answer, write } = worker.calls;
    return {
      dryRun,
      answer,
      write: async (mode) => undoOf(database, await write(mode)),
      close: worker.stop,
    };
  } catch (error) {
    worker.stop();
    throw error;
  }
}

/** Options of {@link undoImport} and {@link previewUndoImport}. */
export interface UndoImportOptions extends JournalOptions {
  /**
   * Time of the import in ms since 1970, as `replacedAt` of a view has it.
   *
   * @defaultValue that of the last import
   */
  readonly at?: number;
}

/**
 * Takes the last import back: each record that is as the import left it becomes what it was before. Later
 * changes stay. Its own undo brings the import's changes again, in the same way.
 *
 * @throws JournalError 'changed-since' where no import can be taken back, or only another one.
 */
export async function undoImport({
  database = databaseName(),
  at,
  ...options
}: UndoImportOptions = {}): Promise<Undo> {
  const taken = await withWorker(options, ({ calls }) => calls.undo({ database, at }));
  return async () =>
    undoOf(database, await withWorker({}, ({ calls }) => calls.redo({ database, taken })));
}

/**
 * Reads the effects that {@link undoImport} would have now; nothing is changed by it.
 *
 * @throws JournalError as that does.
 */
export function previewUndoImport({
  database = databaseName(),
  at,
  ...options
}: UndoImportOptions = {}): Promise<JournalChanges> {
  return withWorker(options, ({ calls }) => calls.previewUndo({ database, at }));
}

function undoOf(database: string, at: number): Undo {
  return () => undoImport({ database, at });
}

/** Saves the whole journal as a file, under a passphrase if one is given. */
export function exportBackup({
  database = databaseName(),
  passphrase,
  ...options
}: ImportOptions = {}) {
  return withWorker(options, ({ calls }) => calls.backup({ database, passphrase }));
}

/** Saves habits and moods as tables that others read, in a zip. */
export function exportSpreadsheet({ database = databaseName(), ...options }: JournalOptions = {}) {
  return withWorker(options, ({ calls }) => calls.spreadsheet(database));
}

async function withWorker<T>(
  options: TransferOptions,
  work: (worker: TransferWorker) => Promise<T>,
): Promise<T> {
  const worker = await startWorker(options);
  try {
    return await work(worker);
  } finally {
    worker.stop();
  }
}
