import { scaleBand } from 'd3-scale';
import { placeLabels, type PlacedLabel } from '../chart/categoryLabels';
import { chartDomain, finiteOrNull } from '../chart/chartDomain';
import { chartPlane, roundPx, type ChartPlane, type ChartSize } from '../chart/chartPlane';
import type { ChartDatum } from '../chart/chartProps';
import { textWidth } from '../chart/textWidth';

interface BarOptions {
  domain?: readonly [number, number];
  formatValue: (value: number) => string;
  currentIndex?: number;
}

/** One datum's drawing. */
export interface Bar {
  /** Its middle, in px. */
  x: number;
  /** Where its value ends, in px; null without a value. */
  y: number | null;
  /** Null without a value or without height. */
  path: string | null;
  /** The room up to the domain's highest value; null where none is left or the value is negative. */
  ghost: string | null;
  hasValue: boolean;
  /** Whether it hangs under the zero line. */
  below: boolean;
  /** Null where the bars are too narrow for their values. */
  valueLabel: { text: string; y: number } | null;
}

export interface BarGeometry {
  plane: ChartPlane;
  /** Where 0 is, in px. */
  zero: number;
  barWidth: number;
  bars: readonly Bar[];
  centers: readonly number[];
  labels: readonly PlacedLabel[];
}

const MAX_BAR_WIDTH = 28;
const BAR_SHARE = 0.7;
/** Of a bar of full width, in px; narrower bars are rounded in proportion. */
const ROUNDING = 10;

/**
 * Everything that a bar chart draws, in px. Values stand above their bars; where they would touch
 * each other, a value axis takes their place.
 */
export function barGeometry(
  data: readonly ChartDatum[],
  size: ChartSize,
  { domain: given, formatValue, currentIndex }: BarOptions,
): BarGeometry {
  const { fontSize, rtl } = size;
  const values = data.map(({ value }) => finiteOrNull(value));
  const texts = values.map((value) => (value === null ? '' : formatValue(value)));
  const domain = chartDomain(values, given, true);
  const widest = Math.max(0, ...texts.map(textWidth)) * fontSize;
  const withValues = widest + 2 <= size.width / Math.max(1, data.length);
  const plane = chartPlane(size, {
    domain,
    formatTick: withValues ? undefined : formatValue,
    above: withValues ? fontSize + 10 : fontSize * 0.6,
    below: withValues && values.some((value) => value !== null && value < 0) ? fontSize + 6 : 0,
  });

  const band = scaleBand<number>()
    .domain(data.keys())
    .range(rtl ? [plane.right, plane.left] : [plane.left, plane.right]);
  const centers = data.map((_, index) => roundPx((band(index) ?? 0) + band.bandwidth() / 2));
  const barWidth = Math.min(MAX_BAR_WIDTH, BAR_SHARE * band.bandwidth());
  const zero = plane.y(0);

  const bars = values.map((value, index): Bar => {
    const x = centers[index] ?? 0;
    if (value === null) {
      const ghost = barPath(x, barWidth, zero, plane.top);
      return { x, y: null, path: null, ghost, hasValue: false, below: false, valueLabel: null };
    }
    const y = plane.y(value);
    const below = value < 0;
    return {
      x,
      y,
      path: barPath(x, barWidth, zero, y),
      ghost: below || y <= plane.top ? null : barPath(x, barWidth, zero, plane.top),
      hasValue: true,
      below,
      valueLabel: withValues
        ? { text: texts[index] ?? '', y: roundPx(below ? y + fontSize * 1.1 : y - fontSize * 0.58) }
        : null,
    };
  });
  const labels = placeLabels({
    labels: data.map(({ label }) => label),
    centers,
    width: size.width,
    fontSize,
    pinned: currentIndex,
  });
  return { plane, zero, barWidth, bars, centers, labels };
}

/** A bar from the zero line to the height of its value, rounded there; null without height. */
function barPath(center: number, width: number, zero: number, end: number): string | null {
  const height = Math.abs(zero - end);
  if (height === 0 || width <= 0) return null;
  const radius = Math.min((ROUNDING * width) / MAX_BAR_WIDTH, height);
  const toZero = end < zero ? radius : -radius;
  const left = center - width / 2;
  const right = center + width / 2;
  const [l, r, e, z] = [left, right, end, zero].map(roundPx);
  const [cl, cr, ce] = [left + radius, right - radius, end + toZero].map(roundPx);
  return `M${l} ${z}V${ce}Q${l} ${e} ${cl} ${e}H${cr}Q${r} ${e} ${r} ${ce}V${z}Z`;
}
