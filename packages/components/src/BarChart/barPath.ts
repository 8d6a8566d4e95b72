import { roundPx } from '../internal/roundPx';

/** The radius of a bar's corners, as a share of its width. */
const RADIUS_SHARE = 10 / 28;
/** Least radius of a round corner, in px; smaller corners are square. */
const MIN_RADIUS = 0.8;

/** A bar from the zero line to its value, rounded there unless another one follows; null without height. */
export function barPath(
  center: number,
  width: number,
  zero: number,
  end: number,
  isRound = true,
): string | null {
  const height = Math.abs(zero - end);
  if (height === 0 || width <= 0) return null;
  const [left, right] = [roundPx(center - width / 2), roundPx(center + width / 2)];
  const radius = isRound ? Math.min(RADIUS_SHARE * width, height) : 0;
  if (radius < MIN_RADIUS) return `M${left} ${zero}V${end}H${right}V${zero}Z`;
  const shoulder = roundPx(end + (end < zero ? radius : -radius));
  const [from, to] = [roundPx(left + radius), roundPx(right - radius)];
  return `M${left} ${zero}V${shoulder}Q${left} ${end} ${from} ${end}H${to}Q${right} ${end} ${right} ${shoulder}V${zero}Z`;
}
