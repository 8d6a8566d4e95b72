import type { Day } from '../days/day';
import { reuseEqual } from '../store/reuseEqual';
import type { Entry, EntryContent } from './mood';

/** An entry that is being edited and is not saved yet. */
export interface EntryDraft {
  readonly day: Day;
  /** The day on which the edit was begun. */
  readonly begunOn: Day;
  /** The entry as it was when the edit was begun. */
  readonly base: Entry;
  /** The entry as it is in the form. */
  readonly edited: Entry;
}

/** A draft beside the entry as it is stored by now. */
export interface EntryMerge {
  /** The entry in the form: edited fields as they were typed, the others as they are stored. */
  readonly shown: Entry;
  /** The changes that saving makes; empty where nothing is unsaved. */
  readonly changes: Partial<EntryContent>;
  /** A change elsewhere of the edited entry; null for none. */
  readonly meanwhile: 'changed' | 'removed' | null;
}

const FIELDS = ['mood', 'note', 'time', 'labels'] as const;
type Field = (typeof FIELDS)[number];

/** Merges a draft into the entry as it is stored by now: only edited fields differ from that. */
export function mergeEntry(draft: EntryDraft | null, now: Entry): EntryMerge {
  const edited = draft === null ? [] : FIELDS.filter((field) => isEdited(draft, field, now));
  if (draft === null || edited.length === 0) return { shown: now, changes: {}, meanwhile: null };
  if (isRemoved(draft, now)) {
    return { shown: draft.edited, changes: changesOf(draft, FIELDS), meanwhile: 'removed' };
  }
  const isChanged = edited.some((field) => !isSame(field, draft.base, now));
  const changes = changesOf(draft, edited);
  return { shown: { ...now, ...changes }, changes, meanwhile: isChanged ? 'changed' : null };
}

/** True if anything was edited that is not stored. */
export function isUnsaved({ changes }: EntryMerge): boolean {
  return Object.keys(changes).length > 0;
}

/** True if two entries say the same. */
export function isSameEntry(one: Entry, other: Entry): boolean {
  return FIELDS.every((field) => isSame(field, one, other));
}

/** The draft after an edit; null when nothing differs from the stored entry any more. */
export function editEntry(
  draft: EntryDraft | null,
  now: Entry,
  edit: Pick<EntryDraft, 'day' | 'begunOn' | 'edited'>,
): EntryDraft | null {
  const { edited } = edit;
  if (isSameEntry(edited, now)) return null;
  if (draft === null) return { ...edit, base: now };
  // A field that is edited only now is compared with what is stored now.
  const base = isRemoved(draft, now)
    ? draft.base
    : {
        mood: isEdited(draft, 'mood', now) ? draft.base.mood : now.mood,
        note: isEdited(draft, 'note', now) ? draft.base.note : now.note,
        time: isEdited(draft, 'time', now) ? draft.base.time : now.time,
        labels: isEdited(draft, 'labels', now) ? draft.base.labels : now.labels,
      };
  return { ...draft, base, edited };
}

function isEdited({ base, edited }: EntryDraft, field: Field, now: Entry): boolean {
  return !isSame(field, edited, base) && !isSame(field, edited, now);
}

/** True if two entries agree on a field. Labels are compared by what they say; none may be left out. */
function isSame(field: Field, one: Entry, other: Entry): boolean {
  if (field !== 'labels') return one[field] === other[field];
  const [mine, theirs] = [one.labels ?? {}, other.labels ?? {}];
  return reuseEqual(mine, theirs) === mine;
}

function isRemoved({ base }: EntryDraft, now: Entry): boolean {
  return now.mood === null && base.mood !== null;
}

function changesOf({ edited }: EntryDraft, fields: readonly Field[]): Partial<EntryContent> {
  return {
    ...(fields.includes('mood') && edited.mood !== null && { mood: edited.mood }),
    ...(fields.includes('note') && { note: edited.note }),
    ...(fields.includes('time') && { time: edited.time }),
    ...(fields.includes('labels') && edited.labels && { labels: edited.labels }),
  };
}
