import type { Label } from '@daybow/journal';

/** Labels as options of a field: by group, then names of moods, and at last those that are archived. */
export function labelOptions(labels: readonly Label[]): { value: string; label: string }[] {
  const groups = [...new Set(labels.map(({ group }) => group))];
  const placeOf = ({ archived, kind, group }: Label) =>
    (archived ? 2 : kind === 'mood' ? 1 : 0) * groups.length + groups.indexOf(group);
  return labels
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .map(({ uid, icon, name }) => ({ value: uid, label: `${icon} ${name}`.trim() }));
}
