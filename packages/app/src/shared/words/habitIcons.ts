import type { EmojiOption } from '@daybow/components';
import type { DeviceWords } from './language';

/** An icon for habits. */
export interface HabitIcon extends EmojiOption {
  /** Words that tell by themselves of a habit with this icon; part of the keywords. */
  readonly telling: string;
}

/** The icons for habits. The words of each are its name, a comma, what tells of it, a semicolon, and what else finds it. */
export function habitIcons(words: DeviceWords['emoji']): HabitIcon[] {
  return Object.entries(words).map(([value, text]) => {
    const [label = '', rest = ''] = text.split(',');
    const [telling = '', others = ''] = rest.split(';');
    return { value, label, telling, keywords: `${telling} ${others}` };
  });
}
