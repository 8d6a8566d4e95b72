import type { CSSProperties } from 'react';
import type { RadioValue } from './useRadios';

/**
 * The colours of a mood, from its tokens `--daybow-mood-N…`. For a value without tokens they are invalid,
 * and style sheets fall back to plain colours.
 */
export function moodColours(mood: RadioValue): CSSProperties {
  // An object is in no token's name, nor are several words.
  const token = `--daybow-mood-${/^[\w-]+$/.exec(String(mood))?.[0] ?? 'none'}`;
  return {
    '--daybow-mood-fill': `var(${token})`,
    '--daybow-mood-ink': `var(${token}-on)`,
    '--daybow-mood-edge': `var(${token}-line)`,
    '--daybow-mood-wash': `var(${token}-soft)`,
  } as CSSProperties;
}
