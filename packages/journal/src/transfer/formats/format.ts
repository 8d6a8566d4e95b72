import type { Content } from '../files/content';
import type { Reading } from '../records/reading';
import type { ReadingContext } from '../records/recordsBuilder';

/** A kind of file that is read. It is told by its content, never by its name. */
export interface Format {
  readonly id: string;
  /** The app that writes it, as its maker writes it. */
  readonly app: string;
  /** The version of the layout, empty where there is only one; null for a file of another kind. */
  readonly recognise: (content: Content) => string | null;
  /** @throws TransferError where nothing of it can be read. */
  readonly read: (content: Content, context: ReadingContext) => Reading;
}
