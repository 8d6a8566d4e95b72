import type { DraftKind } from './drafts';
import { type Edits, readEdits } from './edits';

/** The draft of a note that has a field of its own. */
export type NoteDraft = DraftKind<Edits<{ note: string }>>;

/** A kind of draft of a note. */
export const noteDraft = (name: string): NoteDraft => ({
  name,
  read: (kept) => readEdits(kept, (field, value) => field === 'note' && typeof value === 'string'),
});
