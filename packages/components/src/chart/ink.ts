import type { Tone } from '../internal/tone';
import type { Ink } from './chartData';

const FIRST: Ink = { edge: 'var(--daybow-chart-bar-edge)', core: 'var(--daybow-chart-bar)' };
/** The colours of further series, which differ for people who see fewer colours, too. */
const FURTHER: readonly Ink[] = [5, 3, 6].map((bow) => ({
  edge: `var(--daybow-bow-${bow})`,
  core: `var(--daybow-bow-${bow}-core)`,
}));

const TONES: Readonly<Record<Tone, string>> = {
  info: 'var(--daybow-text-link)',
  success: 'var(--daybow-success)',
  error: 'var(--daybow-danger)',
};

interface Coloured {
  tone?: Tone | undefined;
  color?: string | undefined;
}

/** The colours that a datum or a series asks for; undefined if it asks for none. */
export function ownInk({ tone, color }: Coloured): Ink | undefined {
  const own = color ?? (tone && TONES[tone]);
  return own ? { edge: own, core: own } : undefined;
}

/** The colours of a series: its own, or those of its position. */
export function seriesInk(series: Coloured, position: number): Ink {
  return ownInk(series) ?? (position === 0 ? FIRST : FURTHER[(position - 1) % 3]) ?? FIRST;
}
