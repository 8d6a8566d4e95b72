import type { CSSProperties } from 'react';

const colours = [1, 2, 3, 4, 5].map((mood) => ({
  '--daybow-mood-fill': `var(--daybow-mood-${mood})`,
  '--daybow-mood-ink': `var(--daybow-mood-${mood}-on)`,
  '--daybow-mood-edge': `var(--daybow-mood-${mood}-line)`,
  '--daybow-mood-wash': `var(--daybow-mood-${mood}-soft)`,
}));

/** The colours of a mood from 1 to 5, for whatever is drawn in them; any other number has none. */
export function moodColours(mood: number): CSSProperties | undefined {
  return colours[mood - 1] as CSSProperties | undefined;
}
