import { UNIT_MAX_LENGTH } from '../habits/goal';
import { isVisible, limitHabitIcon } from '../habits/habit';
import { JournalError } from '../journalError';
import { fold } from '../moods/entrySearch';
import {
  isLabelValue,
  type Label,
  LABEL_NAME_MAX_LENGTH,
  type LabelChanges,
  type LabelDraft,
  MOOD_NAMES_MAX,
} from '../moods/label';
import { type EntryContent, type EntryLabels, moodOption } from '../moods/mood';
import { isOfOtherMood, labelMeant, type LabelRecords, shownLabels } from '../progress/entryLabels';
import type { EntryRecord } from '../progress/records';
import { firstCharacters, withoutPiles } from '../text/characters';
import type { LabelFields, NewLabel } from './rows/changes';
import { canonical, contentKey } from './rows/contentKey';

/**
 * Creates a stored label from a draft. Its uid is made from what tells it from others, so that two devices that add the
 * same one have one; where that is taken, as by a label that has another name by now, from the next of them.
 *
 * @throws JournalError 'label-name-missing', or RangeError for a mood name without a mood.
 */
export function newLabel(draft: LabelDraft, isTaken: (uid: string) => boolean): NewLabel {
  const { kind, mood, name, icon = '', unit = '', group = '' } = draft;
  const texts = checkTexts({ name, icon, unit: kind === 'scale' ? unit : '', group });
  if (kind === 'mood' && !mood) throw new RangeError('The name of a mood needs its mood.');
  const belongs = kind === 'mood' && mood ? { mood: moodOption(mood).value } : {};
  const label = { kind, ...texts, ...belongs };
  for (let nth = 0; ; nth += 1) {
    const uid = contentKey(['label', labelKey(label), nth]);
    if (!isTaken(uid)) return { uid, ...label };
  }
}

/** The changed fields of a stored label, checked as at its creation. */
export function changedLabel({ kind }: Label, changes: LabelChanges): Partial<LabelFields> {
  const { unit, ...others } = changes;
  return checkTexts({ ...others, ...(unit !== undefined && kind === 'scale' && { unit }) });
}

function checkTexts<Texts extends LabelChanges>(texts: Texts): Texts {
  const { name, icon, unit, group } = texts;
  const named = name !== undefined && short(name, LABEL_NAME_MAX_LENGTH);
  if (named !== false && !isVisible(named)) throw new JournalError('label-name-missing');
  return {
    ...texts,
    ...(named !== false && { name: named }),
    ...(icon !== undefined && { icon: withoutPiles(limitHabitIcon(icon).trim()) }),
    ...(unit !== undefined && { unit: short(unit, UNIT_MAX_LENGTH) }),
    ...(group !== undefined && { group: short(group, LABEL_NAME_MAX_LENGTH) }),
  };
}

function short(text: string, length: number): string {
  return withoutPiles(firstCharacters(text.trim(), length));
}

/** The part of a label that tells it from others. */
type Named = Pick<Label, 'name' | 'kind' | 'unit'> & Pick<LabelDraft, 'mood'>;

/** A key that labels share which are the same one, whatever the accents and the case of their names. */
export function labelKey({ kind, mood = null, unit, name }: Named): string {
  return canonical([kind, mood, unit, fold(name)]);
}

/** The label of the same kind, mood and unit that has a name already. */
export function labelOfName(labels: readonly Label[], named: Named): Label | undefined {
  const key = labelKey(named);
  return labels.find((each) => labelKey(each) === key);
}

/** @throws JournalError 'label-name-taken' where another label has the name. */
export function refuseName(labels: readonly Label[], label: Label): void {
  const named = labelOfName(labels, label);
  if (named && named.uid !== label.uid) throw new JournalError('label-name-taken');
}

/** @throws JournalError 'mood-names-full' where a mood has as many names as it can have. */
export function refuseManyNames(labels: readonly Label[], mood: LabelDraft['mood']): void {
  const offered = labels.filter((each) => each.mood === mood && !each.archived);
  if (mood && offered.length >= MOOD_NAMES_MAX) throw new JournalError('mood-names-full');
}

/**
 * The labels that a write of an entry stores; undefined where they stay as they are. What an entry holds and does not
 * show stays, such as a label in the bin, but for the names of another mood.
 *
 * @throws RangeError for a value that a label does not take.
 */
export function changedLabels(
  all: LabelRecords,
  entry: EntryRecord | undefined,
  { mood = entry?.mood, labels }: Partial<EntryContent>,
): EntryLabels | undefined {
  if (mood === undefined) return undefined;
  const stored = Object.entries(entry?.labels ?? {});
  const left = stored.filter(([uid]) => !isOfOtherMood(all, uid, mood));
  if (labels === undefined) {
    return left.length === stored.length ? undefined : Object.fromEntries(left);
  }
  for (const [uid, value] of Object.entries(labels)) {
    const label = labelMeant(all, uid);
    if (label && !isLabelValue(label, value)) {
      throw new RangeError(`The label "${label.name}" does not take the value ${value}.`);
    }
  }
  const before = shownLabels(all, entry?.labels, mood);
  const after = shownLabels(all, labels, mood);
  const kept = left.filter(([uid]) => {
    const label = labelMeant(all, uid);
    return label === null || after[label.uid] === before[label.uid];
  });
  const changed = Object.entries(after).filter(([uid, value]) => before[uid] !== value);
  return Object.fromEntries([...changed, ...kept]);
}
