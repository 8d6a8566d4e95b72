import { List, ListRow } from '@daybow/components';
import type { Label } from '@daybow/journal';
import { useDeviceWords } from '../../shared/words/LanguageProvider';
import { LabelName } from './LabelName';

interface MergeLabelProps {
  label: Label;
  /** The labels that it can be merged into. */
  others: readonly Label[];
  onMerge: (other: Label) => void;
}

/** The labels that a label can become: a press merges it, which can be undone. */
export function MergeLabel({ label, others, onMerge }: MergeLabelProps) {
  const words = useDeviceWords().labelPage;
  return (
    <>
      <p className="app-Caption">{words.mergeHint({ name: label.name })}</p>
      <List>
        {others.map((other) => (
          <ListRow
            key={other.uid}
            label={<LabelName label={other} />}
            onPress={() => onMerge(other)}
          />
        ))}
      </List>
    </>
  );
}
