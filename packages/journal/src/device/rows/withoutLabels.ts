import type { EntryLabels } from '../../moods/mood';

/** An entry without some labels; the identical one where it has none of these. */
export function withoutLabels<Entry extends { readonly labels?: EntryLabels | undefined }>(
  entry: Entry,
  isGone: (uid: string) => boolean,
): Entry {
  const known = Object.entries(entry.labels ?? {});
  const left = known.filter(([uid]) => !isGone(uid));
  return left.length === known.length ? entry : { ...entry, labels: Object.fromEntries(left) };
}
