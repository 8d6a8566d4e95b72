import { isLabelValue, type Label, type LabelKind } from '../moods/label';
import type { EntryLabels, MoodValue } from '../moods/mood';

/** A label as the journal keeps it. */
export interface LabelRecord extends Pick<Label, 'uid' | 'name' | 'icon' | 'unit' | 'group'> {
  readonly kind: LabelKind;
  /** The mood that a mood name belongs to. */
  readonly mood?: MoodValue | undefined;
  readonly position: number;
  readonly archived: boolean;
  readonly deleted: boolean;
  /** True if deleted for good. */
  readonly removed?: true | undefined;
  /** The uid of the label that it is by now; null for itself. */
  readonly mergedInto: string | null;
}

/** Labels by uid, in their order, deleted and merged ones too. */
export type LabelRecords = ReadonlyMap<string, LabelRecord>;

/** What the uid of a label stands for, and the place of that label. */
interface Meaning {
  readonly label: LabelRecord;
  readonly place: number;
}

const meanings = new WeakMap<LabelRecords, ReadonlyMap<string, Meaning>>();

/** What each label stands for by now: itself, or the one that it was merged into, over any number of merges. */
function meaningsOf(labels: LabelRecords): ReadonlyMap<string, Meaning> {
  const known = meanings.get(labels);
  if (known) return known;
  const places = new Map([...labels.keys()].map((uid, place) => [uid, place]));
  const found = new Map(
    [...labels.values()].map((each) => {
      const label = meant(labels, each);
      return [each.uid, { label, place: places.get(label.uid) ?? 0 }] as const;
    }),
  );
  meanings.set(labels, found);
  return found;
}

/**
 * Follows merges to their end. Two devices can merge two labels into each other: the one with the lowest uid of such a
 * circle stays. One that was merged into a label that is not there, or was removed for good, stays itself: its device
 * did not know of the merge.
 */
export function meant<L extends LabelRecord>(labels: ReadonlyMap<string, L>, label: L): L {
  const passed: L[] = [];
  let last = label;
  while (!passed.includes(last)) {
    passed.push(last);
    const next = last.mergedInto === null ? undefined : labels.get(last.mergedInto);
    if (next === undefined || next.removed) return last;
    last = next;
  }
  const circle = passed.slice(passed.indexOf(last));
  return circle.reduce((lowest, each) => (each.uid < lowest.uid ? each : lowest));
}

/** The label that a uid stands for by now; null where it is in the bin, or not there. */
export function labelMeant(labels: LabelRecords, uid: string): LabelRecord | null {
  const label = meaningsOf(labels).get(uid)?.label;
  return label === undefined || label.deleted ? null : label;
}

/** True for a label that is neither in the bin nor merged into another. */
export function isListedLabel(labels: LabelRecords, label: LabelRecord): boolean {
  return labelMeant(labels, label.uid) === label;
}

/** True for a mood name of another mood: a name belongs to its mood, and leaves an entry that gets another. */
export function isOfOtherMood(labels: LabelRecords, uid: string, mood: MoodValue): boolean {
  const label = meaningsOf(labels).get(uid)?.label;
  return label?.kind === 'mood' && label.mood !== mood;
}

const NONE: EntryLabels = {};

/**
 * The labels that an entry shows, in their order: each as what it stands for by now. Of several that are one by now it
 * shows the value of the one that stays, or else of the first. A value that the label does not take is left out.
 */
export function shownLabels(
  labels: LabelRecords,
  stored: EntryLabels | undefined,
  mood: MoodValue | null,
): EntryLabels {
  if (stored === undefined) return NONE;
  const found = meaningsOf(labels);
  const shown = Object.entries(stored)
    .flatMap(([uid, value]) => {
      const meaning = found.get(uid);
      const isShown =
        meaning !== undefined &&
        !meaning.label.deleted &&
        (meaning.label.kind !== 'mood' || meaning.label.mood === mood) &&
        isLabelValue(meaning.label, value);
      return isShown ? [{ uid, value, ...meaning }] : [];
    })
    // Of several values of one label the last stays.
    .toSorted(
      (one, other) =>
        one.place - other.place ||
        Number(one.uid === one.label.uid) - Number(other.uid === other.label.uid) ||
        (one.uid > other.uid ? -1 : 1),
    );
  return Object.fromEntries(shown.map(({ label, value }) => [label.uid, value]));
}
