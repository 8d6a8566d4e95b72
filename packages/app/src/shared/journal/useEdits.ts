import type { Day } from '@daybow/journal';
import { type DraftKind, useDraft, useDrafts } from './drafts';
import { type Edits, unsavedOf, withEdits } from './edits';
import { useToday } from './useDeviceJournal';

/** The fields of a form as they are stored and as they were edited. */
export interface FormEdits<Fields extends object> {
  readonly edits: Edits<Fields> | null;
  /** The fields as the form shows them: one that is not edited follows what is stored. */
  readonly value: Fields;
  /** The edited fields that differ from what is stored: what saving changes. */
  readonly unsaved: Partial<Fields>;
  /** The day on which they were begun; null while nothing is unsaved. */
  readonly begunOn: Day | null;
  readonly change: (changes: Partial<Fields>) => void;
  /** Puts other edits in place of these; null drops them. */
  readonly keep: (edits: Edits<Fields> | null) => void;
  /** Drops these edits once they are saved, but not what was edited since then. */
  readonly dropSaved: () => void;
}

/** The edits of a form, which are kept as a draft until they are saved. */
export function useEdits<Fields extends object>(
  kind: DraftKind<Edits<Fields>>,
  key: string,
  stored: Fields,
): FormEdits<Fields> {
  const drafts = useDrafts();
  const today = useToday();
  const edits = useDraft(kind, key);
  const unsaved = unsavedOf(edits, stored);
  const keep = (next: Edits<Fields> | null) => drafts.keep(kind, key, next);
  return {
    edits,
    value: { ...stored, ...edits?.now },
    unsaved,
    begunOn: edits !== null && Object.keys(unsaved).length > 0 ? edits.begunOn : null,
    change: (changes) => keep(withEdits(edits, stored, changes, today)),
    keep,
    dropSaved: () => {
      if (drafts.get(kind, key) === edits) keep(null);
    },
  };
}
