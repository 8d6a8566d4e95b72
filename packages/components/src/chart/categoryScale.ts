import type { ScaleBand, ScalePoint } from 'd3-scale';

/** The scale of a chart's data, whose domain is their indices. */
export type CategoryScale = ScaleBand<number> | ScalePoint<number>;

/** The middle of a datum's band, in px. A point is a band without width. */
export function centerOf(scale: CategoryScale, index: number): number {
  return (scale(index) ?? 0) + scale.bandwidth() / 2;
}

/** The index of the datum nearest to an x in px. */
export function indexAt(scale: CategoryScale, x: number): number {
  const last = scale.domain().length - 1;
  const [from, to] = scale.range();
  const step = from > to ? -scale.step() : scale.step();
  const index = Math.round((x - centerOf(scale, 0)) / (step || 1));
  return Math.max(0, Math.min(last, index));
}
