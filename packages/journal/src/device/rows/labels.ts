import * as v from 'valibot';
import { isVisible } from '../../habits/habit';
import { LABEL_KINDS } from '../../moods/label';
import { isMoodValue, type MoodValue } from '../../moods/mood';
import { finiteNumber, stamp, stamps } from './values';

const fields = v.object({
  /** The key, the same on every device. */
  uid: v.string(),
  name: v.string(),
  /** An emoji; empty for none. */
  icon: v.string(),
  kind: v.picklist(LABEL_KINDS),
  /** The unit of a scale; one that goes from 1 to 5 has none. */
  unit: v.string(),
  /** The mood that a mood name belongs to. */
  mood: v.optional(v.custom<MoodValue>(isMoodValue)),
  /** The name of its group; empty for none. */
  group: v.string(),
  /** The place in the list; labels with the same place are listed by uid. */
  position: finiteNumber,
  archived: v.boolean(),
  deleted: v.boolean(),
  /** True if deleted for good: all words are gone. The row stays so that a merge knows. */
  removed: v.optional(v.literal(true)),
  /** The uid of the label that it is by now; null for itself. */
  mergedInto: v.nullable(v.string()),
  /** When each field was changed that was edited by itself; the others have the stamp of the row. */
  stamps: v.optional(stamps),
  ...stamp,
});

export const labelRow = v.pipe(
  fields,
  v.check(({ kind, mood }) => (kind === 'mood') === (mood !== undefined)),
  v.check(({ name, deleted, removed }) => (removed === true ? deleted : isVisible(name))),
);

/** A label, a scale or a mood name as it is stored. */
export type LabelRow = Readonly<v.InferOutput<typeof fields>>;
