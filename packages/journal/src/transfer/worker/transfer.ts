import { DATABASE_NAME } from '../../device/indexedDb/databaseName';
import type { DryRun } from '../dryRun';
import type { ImportMode } from './importSession';
import type { Answers } from '../records/questions';
import { startWorker, type TransferOptions, type TransferWorker } from './startWorker';

/** Which journal files are brought into or taken out of. */
export interface JournalOptions extends TransferOptions {
  /**
   * The database of the journal.
   *
   * @defaultValue the app's own
   */
  readonly database?: string;
}

export interface ImportOptions extends JournalOptions {
  /** That of a backup of ours which was saved under one. */
  readonly passphrase?: string;
}

/** A file that was read. Nothing is written before {@link Import.write}. */
export interface Import {
  /** What an import would do, while nothing is answered. */
  readonly dryRun: DryRun;
  /** What it would do by what a person has answered; the answers hold until there are others. */
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

/** Takes the last import back. What was changed since stays. */
export function undoImport({ database = DATABASE_NAME, ...options }: JournalOptions = {}) {
  return withWorker(options, ({ calls }) => calls.undo(database));
}

/** The whole journal as a file, under a passphrase if one is given. */
export function exportBackup({
  database = DATABASE_NAME,
  passphrase,
  ...options
}: ImportOptions = {}) {
  return withWorker(options, ({ calls }) => calls.backup({ database, passphrase }));
}

/** Habits and moods as tables that others read, in a zip. */
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
