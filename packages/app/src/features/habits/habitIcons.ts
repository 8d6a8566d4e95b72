import type { EmojiOption } from '@daybow/components';
import type { DeviceWords } from '../../shared/words/language';

/** The icons for habits: the words of each are its name, a comma, and what else finds it. */
export function habitIcons(words: DeviceWords['emoji']): EmojiOption[] {
  return Object.entries(words).map(([value, text]) => {
    const [label = '', ...keywords] = text.split(',');
    return { value, label, keywords: keywords.join(' ') };
  });
}
