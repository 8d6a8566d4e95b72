import { type Day, isUnsaved, mergeEntry } from '@daybow/journal';
import { useEntryDrafts } from './entryDrafts';
import { useEntry } from './useEntry';

/**
 * The day that the form asks for: today, or an earlier one on which an entry was begun there and not
 * yet saved.
 */
export function useFormDay(today: Day): Day {
  const begun = useEntryDrafts().findLast(
    ({ day, begunOn, base }) => day === begunOn && day <= today && base.mood === null,
  );
  const entry = useEntry(begun?.day ?? today);
  const isBegun = begun && entry && isUnsaved(mergeEntry(begun, entry));
  return isBegun ? begun.day : today;
}
