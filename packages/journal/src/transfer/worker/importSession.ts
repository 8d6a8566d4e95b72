import { withExistingStore, withStore } from '../../device/indexedDb/withStore';
import { EMPTY_PORTABLE, type PortableJournal, toPortable } from '../../device/rows/portable';
import { fromPortable } from '../../device/rows/fromPortable';
import { mergeJournals } from '../../device/rows/mergeJournals';
import type { JournalTables } from '../../deviceJournal';
import { readTables, replaceRows, withIdsOf } from '../../device/state/replaceAll';
import type { DryRun, ImportMode } from '../dryRun';
import type { SourceFile } from '../files/content';
import { type OpenedFile, openImport, prepareImport } from '../importFile';
import type { Answers } from '../records/questions';

/** A file on its way into the journal of a database. Nothing is written before {@link write}. */
export class ImportSession {
  readonly #file: OpenedFile;
  readonly #database: string;
  readonly #onProgress: (share: number) => void;
  #answers: Answers = {};

  private constructor(file: OpenedFile, database: string, onProgress: (share: number) => void) {
    this.#file = file;
    this.#database = database;
    this.#onProgress = onProgress;
  }

  /** @throws TransferError for a file that cannot be read. */
  static async open(
    file: SourceFile,
    database: string,
    passphrase: string | undefined,
    onProgress: (share: number) => void,
  ): Promise<ImportSession> {
    // Node before 21 has no navigator.
    const languages = typeof navigator === 'undefined' ? [] : navigator.languages;
    return new ImportSession(await openImport(file, passphrase, languages), database, onProgress);
  }

  /** The effects of an import under a person's answers. */
  async dryRun(answers: Answers): Promise<DryRun> {
    this.#answers = answers;
    return this.#prepare(await readPortable(this.#database)).dryRun;
  }

  /** Imports the file, in one transaction that keeps what was there before; see `replaceRows`. */
  async write(mode: ImportMode): Promise<number> {
    const rowsFor = mode === 'merge' ? this.#merged : this.#replaced;
    return withStore(this.#database, (store) =>
      store.transact('write', (tables) => replaceRows(tables, rowsFor)),
    );
  }

  readonly #merged = (before: JournalTables): JournalTables => {
    const { journal, ids, findings } = toPortable(before);
    return fromPortable(mergeJournals(journal, this.#prepare(journal).records), ids, findings);
  };

  readonly #replaced = (before: JournalTables): JournalTables => {
    const { records, tables } = this.#prepare(EMPTY_PORTABLE);
    const { ids } = toPortable(before);
    const rows = tables ? withIdsOf(ids, tables) : fromPortable(records, ids);
    // Files of other apps have no settings, and a journal without any has not begun.
    return rows.settings.length > 0 ? rows : { ...rows, settings: before.settings };
  };

  #prepare(journal: PortableJournal) {
    const onProgress = this.#onProgress;
    return prepareImport(this.#file, { answers: this.#answers, journal, onProgress });
  }
}

/** The records of a journal; none where there is no journal. */
export async function readPortable(database: string): Promise<PortableJournal> {
  const tables = await withExistingStore(database, readTables);
  return tables === null ? EMPTY_PORTABLE : toPortable(tables).journal;
}
