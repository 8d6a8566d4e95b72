import type { CSSProperties } from 'react';
import type { RadioValue } from './useRadios';

/**
 * The colours of a mood, from its tokens `--daybow-mood-N…`; between two of them for a number between two moods, as a
 * mean is. For a value without tokens they are invalid, and style sheets fall back to plain colours.
 */
export function moodColours(mood: RadioValue): CSSProperties {
  // Between a light and a dark ink is one that nobody could read on a fill that is neither. Both can be read at three
  // tenths in Daybow's own themes.
  const ink = typeof mood === 'number' ? Math.floor(mood + 0.7) : mood;
  return {
    '--daybow-mood-fill': colourOf(mood, ''),
    '--daybow-mood-ink': colourOf(ink, '-on'),
    '--daybow-mood-edge': colourOf(mood, '-line'),
    '--daybow-mood-wash': colourOf(mood, '-soft'),
  } as CSSProperties;
}

/** The colour of a mood, also of one between two, for drawings. */
export const moodFill = (mood: number) => colourOf(mood, '');

function colourOf(mood: RadioValue, role: string): string {
  // Neither for NaN nor for Infinity.
  if (typeof mood === 'number' && mood % 1) {
    const [lower, share] = [Math.floor(mood), Math.round(100 * (mood % 1))];
    return `color-mix(in oklab, ${colourOf(lower + 1, role)} ${share}%, ${colourOf(lower, role)})`;
  }
  // An object is in no token's name, nor are several words.
  return `var(--daybow-mood-${/^[\w-]+$/.exec(String(mood))?.[0] ?? 'none'}${role})`;
}
