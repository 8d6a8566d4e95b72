import type { Label } from '@daybow/journal';
import { useDeviceWords, useWords } from '../../shared/words/LanguageProvider';
import { pluralOf } from '../../shared/words/units';

/** Names the kind of a label: 'Scale, h', or 'Name for Good'. */
export function useLabelKindName(): (label: Pick<Label, 'kind' | 'unit' | 'mood'>) => string {
  const { moods } = useWords();
  const words = useDeviceWords().labelPage;
  return ({ kind, unit, mood }) => {
    if (kind === 'mood' && mood) return words.moodName({ mood: moods[mood] });
    if (kind === 'scale' && unit !== '') return words.scaleIn({ unit: pluralOf(unit) });
    return kind === 'scale' ? words.scale : words.label;
  };
}
