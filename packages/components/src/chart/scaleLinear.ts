/** An interval of numbers: a scale's domain or range. */
export type Interval = readonly [from: number, to: number];

/**
 * A linear scale from a domain to a range, clamped: D3's `scaleLinear(domain, range).clamp(true)`. D3's own
 * also interpolates colours and formats numbers, which would add 9 kB to every chart.
 */
export function scaleLinear([d0, d1]: Interval, [r0, r1]: Interval): (value: number) => number {
  return (value) => r0 + (r1 - r0) * Math.min(1, Math.max(0, (value - d0) / (d1 - d0)));
}
