import { DATABASE_NAME } from '../../device/indexedDb/databaseName';
import type { DryRun } from '../dryRun';
import type { ImportMode } from './importSession';
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
   * Imports the file, all or nothing, and keeps what was there for {@link undoImport}. The journal has
   * begun by then; every tab shows it in a moment.
   */
  readonly write: (mode: ImportMode) => Promise<void>;
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
  { database = DATABASE_NAME, passphrase, ...options }: ImportOptions = {},
): Promise<Import> {
  const worker = await startWorker(options);
  try {
    const dryRun = await worker.calls.open({ file, database, passphrase });
    const { answer, write } = worker.calls;
    return { dryRun, answer, write, close: worker.stop };
  } catch (error) {
    worker.stop();
    throw error;
  }
}

/** Takes the last import back. Later changes stay. */
export function undoImport({ database = DATABASE_NAME, ...options }: JournalOptions = {}) {
  return withWorker(options, ({ calls }) => calls.undo(database));
}

/** Saves the whole journal as a file, under a passphrase if one is given. */
export function exportBackup({
  database = DATABASE_NAME,
  passphrase,
  ...options
}: ImportOptions = {}) {
  return withWorker(options, ({ calls }) => calls.backup({ database, passphrase }));
}

/** Saves habits and moods as tables that others read, in a zip. */
export function exportSpreadsheet({ database = DATABASE_NAME, ...options }: JournalOptions = {}) {
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
