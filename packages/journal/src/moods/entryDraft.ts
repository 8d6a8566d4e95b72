import type { Day } from '../days/day';
import { reuseEqual } from '../store/reuseEqual';
import type { Entry, EntryContent, EntryLabels } from './mood';

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

/** Merges a draft into the entry as it is stored by now: only edited fields, and labels, differ from that. */
export function mergeEntry(draft: EntryDraft | null, now: Entry): EntryMerge {
  const own = draft && withLabelsOf(draft, now);
  const edited = own === null ? [] : FIELDS.filter((field) => isEdited(own, field, now));
  if (own === null || edited.length === 0) return { shown: now, changes: {}, meanwhile: null };
  if (isRemoved(own, now)) {
    return { shown: own.edited, changes: changesOf(own, FIELDS), meanwhile: 'removed' };
  }
  const isChanged = edited.some((field) => !isSame(field, own.base, now));
  const changes = changesOf(own, edited);
  return { shown: { ...now, ...changes }, changes, meanwhile: isChanged ? 'changed' : null };
}

/** A draft in which labels that were not edited are as they are stored by now. */
function withLabelsOf(draft: EntryDraft, now: Entry): EntryDraft {
  if (isRemoved(draft, now)) return draft;
  const [base = {}, edited = {}, stored = {}] = [draft.base, draft.edited, now].map(
    ({ labels }) => labels,
  );
  const isOwn = (uid: string) => edited[uid] !== base[uid] && edited[uid] !== stored[uid];
  const pick = (from: EntryLabels) =>
    Object.fromEntries(
      Object.keys({ ...stored, ...base, ...edited }).flatMap((uid) => {
        const value = (isOwn(uid) ? from : stored)[uid];
        return value === undefined ? [] : [[uid, value]];
      }),
    );
  return {
    ...draft,
    base: { ...draft.base, labels: pick(base) },
    edited: { ...draft.edited, labels: pick(edited) },
  };
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
  const own = withLabelsOf(draft, now);
  const base = isRemoved(draft, now)
    ? draft.base
    : {
        mood: isEdited(own, 'mood', now) ? own.base.mood : now.mood,
        note: isEdited(own, 'note', now) ? own.base.note : now.note,
        time: isEdited(own, 'time', now) ? own.base.time : now.time,
        labels: own.base.labels,
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
