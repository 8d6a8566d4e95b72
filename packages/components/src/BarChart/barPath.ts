import { roundPx } from '../chart/chartPlane';

/** Of a bar of full width, in px; narrower bars are rounded in proportion, the narrowest not at all. */
const ROUNDING = 10 / 28;
const LEAST_ROUNDING = 0.8;

/** A bar from the zero line to the height of its value, rounded there; null without height. */
export function barPath(center: number, width: number, zero: number, end: number): string | null {
  const height = Math.abs(zero - end);
  if (height === 0 || width <= 0) return null;
  const [left, right] = [roundPx(center - width / 2), roundPx(center + width / 2)];
  const radius = Math.min(ROUNDING * width, height);
  if (radius < LEAST_ROUNDING) return `M${left} ${zero}V${end}H${right}V${zero}Z`;
  const shoulder = roundPx(end + (end < zero ? radius : -radius));
  const [from, to] = [roundPx(left + radius), roundPx(right - radius)];
  return `M${left} ${zero}V${shoulder}Q${left} ${end} ${from} ${end}H${to}Q${right} ${end} ${right} ${shoulder}V${zero}Z`;
}
