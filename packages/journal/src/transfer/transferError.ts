/** Reasons why a file cannot be read at all. */
export type FileProblem =
  /** The device does not give the file: a folder, or a file that is gone. */
  | 'unreadable'
  | 'empty'
  /** The file has more bytes than a journal could ever fill. */
  | 'too-large'
  /** The file is neither of a known tracker nor a table with a column of dates. */
  | 'unknown'
  /** The file ends too early, or was changed. */
  | 'damaged'
  /** An archive whose files are under a password of their own. */
  | 'locked-archive'
  /** A backup under a passphrase, which was not given. */
  | 'passphrase-needed'
  | 'passphrase-wrong'
  /** The file was saved by a newer version of the app. */
  | 'newer'
  /** The file is of a known app and not read; `elsewhere` says which, and what to do there. */
  | 'elsewhere';

/** An app whose files are recognised and not read. */
export interface Elsewhere {
  /** The name as its maker writes it. */
  readonly name: string;
  readonly advice: Advice;
}

/** Advice on how to get a file that is read. */
export type Advice =
  /** Loop writes a zip under 'Export as CSV'. */
  | 'loop-csv'
  /** The table of Loop holds no days; the zip that it comes from does. */
  | 'loop-zip'
  /** The app writes a table, whose columns a person can assign. */
  | 'app-csv'
  /** A spreadsheet saves a sheet as CSV. */
  | 'spreadsheet-csv'
  /** A table with a date, a habit and a column for done, made by hand. */
  | 'plain-csv';

/** A file that cannot be read, told by its code: the journal speaks no language. */
export class TransferError extends Error {
  override readonly name = 'TransferError';
  readonly elsewhere: Elsewhere | null;

  constructor(
    readonly code: FileProblem,
    { elsewhere = null, ...options }: ErrorOptions & { elsewhere?: Elsewhere | null } = {},
  ) {
    super(`The file cannot be read: ${code}.`, options);
    this.elsewhere = elsewhere;
  }
}
