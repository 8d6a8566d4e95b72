import { type Day, isUnsaved, mergeEntry } from '@daybow/journal';
import { useSyncExternalStore } from 'react';
import { entryDraft, entryDrafts, subscribeToDrafts } from './entryDrafts';
import { useEntry } from './useEntry';

/**
 * The day that the form asks for: today, or an earlier one on which an entry was begun there and not
 * yet saved.
 */
export function useFormDay(today: Day): Day {
  const begun = useSyncExternalStore(subscribeToDrafts, () => begunDay(today));
  const entry = useEntry(begun ?? today);
  const isBegun = useSyncExternalStore(subscribeToDrafts, () => {
    const draft = begun === null ? null : entryDraft(begun);
    return draft !== null && entry !== undefined && isUnsaved(mergeEntry(draft, entry));
  });
  return begun !== null && isBegun ? begun : today;
}

/** The day of the last draft of an entry that was new, and begun on that day itself. */
function begunDay(today: Day): Day | null {
  const begun = entryDrafts().findLast(
    ({ day, begunOn, base }) => day === begunOn && day <= today && base.mood === null,
  );
  return begun?.day ?? null;
}
