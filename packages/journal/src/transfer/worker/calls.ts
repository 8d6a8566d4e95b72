import { withStore } from '../../device/indexedDb/withStore';
import { restoreReplaced } from '../../device/state/replaceAll';
import type { DryRun } from '../dryRun';
import { type ImportMode, ImportSession, readPortable } from './importSession';
import { lockBackup } from '../passphrase';
import { spreadsheet } from '../spreadsheet';
import type { Answers } from '../records/questions';

/** The calls of the worker by name, each with its one argument and its answer. */
export interface TransferCalls {
  open: (of: { file: File; database: string; passphrase: string | undefined }) => Promise<DryRun>;
  answer: (answers: Answers) => Promise<DryRun>;
  write: (mode: ImportMode) => Promise<void>;
  undo: (database: string) => Promise<void>;
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
    undo: (database) =>
      withStore(database, (store) => store.transact('write', (tables) => restoreReplaced(tables))),
    backup: async ({ database, passphrase }) => {
      const text = await withStore(database, (store) => store.readAll());
      const saved = passphrase ? await lockBackup(text, passphrase) : text;
      return new Blob([saved], { type: 'application/json' });
    },
    spreadsheet: async (database) =>
      new Blob([spreadsheet(await readPortable(database))], { type: 'application/zip' }),
  };
}
