import type { Label } from '../moods/label';
import { isListedLabel, type LabelRecord } from './entryLabels';
import { pendingKey, type ViewSource } from './views';

/** All labels in their order, archived ones among them. */
export function labelsView(source: ViewSource): Label[] {
  const { labels } = source;
  return [...labels.values()]
    .filter((label) => isListedLabel(labels, label))
    .map((label) => labelView(source, label));
}

/** A label as it is shown. */
export function labelView({ pendingKeys }: ViewSource, label: LabelRecord): Label {
  const { uid, name, icon, kind, unit, mood = null, group, archived } = label;
  const pending = pendingKeys.has(pendingKey.label(uid));
  return { uid, name, icon, kind, unit, mood, group, archived, pending };
}
