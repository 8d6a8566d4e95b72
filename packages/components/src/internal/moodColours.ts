import type { CSSProperties } from 'react';

/**
 * The colours of a mood, from its tokens `--daybow-mood-N…`. For a number without tokens they are invalid,
 * and style sheets fall back to plain colours.
 */
export function moodColours(mood: number): CSSProperties {
  const token = `--daybow-mood-${mood}`;
  return {
    '--daybow-mood-fill': `var(${token})`,
    '--daybow-mood-ink': `var(${token}-on)`,
    '--daybow-mood-edge': `var(${token}-line)`,
    '--daybow-mood-wash': `var(${token}-soft)`,
  } as CSSProperties;
}
