import type { Question } from '../records/questions';
import type { Table } from './csv';

/** A file to be imported: what a browser's `File` has. */
export interface SourceFile {
  readonly name: string;
  readonly size: number;
  /** The time of saving in ms since 1970. */
  readonly lastModified: number;
  readonly arrayBuffer: () => Promise<ArrayBuffer>;
}

/** The content of a file, recognised by its bytes. */
export type Content =
  | {
      readonly kind: 'archive';
      /** The unpacked files by their paths; text is decoded as it is asked for. */
      readonly files: ReadonlyMap<string, Uint8Array>;
      /** Paths of archives inside, which are not opened. */
      readonly nested: readonly string[];
    }
  | { readonly kind: 'json'; readonly value: unknown }
  | {
      readonly kind: 'table';
      readonly table: Table;
      readonly fileName: string;
      /** Asks for the letters of the table, where they are not clear, and reads it in those of an answer. */
      readonly letters?: {
        readonly question: Extract<Question, { kind: 'letters' }>;
        readonly tableIn: (encoding: string) => Table;
      };
    }
  /** A database of SQLite; its text names the tables. */
  | { readonly kind: 'database'; readonly schema: string };
