import { roundPx } from '../internal/roundPx';

/** The space between the line and its box, for round ends and the width of the edge. */
const INSET = 10;

/** The first `fraction` of an arch, from its left end, in a box of this width and half its height. */
export function archPath(width: number, fraction: number): string {
  const radius = width / 2 - 2 * INSET;
  const bottom = width / 2 - INSET;
  const angle = Math.PI * (1 - fraction);
  const x = width / 2 + radius * Math.cos(angle);
  const y = bottom - radius * Math.sin(angle);
  return `M${width / 2 - radius} ${bottom}A${radius} ${radius} 0 0 1 ${roundPx(x)} ${roundPx(y)}`;
}
