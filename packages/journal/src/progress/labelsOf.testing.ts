import type { LabelRecord, LabelRecords } from './entryLabels';

/** Labels with what is told of them; the name of each is its uid. */
export function labelsOf(
  ...labels: readonly (Partial<LabelRecord> & Pick<LabelRecord, 'uid'>)[]
): LabelRecords {
  const rows = labels.map((each, position): LabelRecord => ({
    name: each.uid,
    icon: '',
    kind: 'label',
    unit: '',
    group: '',
    position,
    archived: false,
    deleted: false,
    mergedInto: null,
    ...each,
  }));
  return new Map(rows.map((row) => [row.uid, row]));
}
