import { placeLabels, type PlacedLabel } from '../chart/categoryLabels';
import { bands, placeOf, type CategoryScale } from '../chart/categoryScale';
import { chartDomain, finiteOrNull } from '../chart/chartDomain';
import { chartPlane, roundPx, type ChartPlane, type ChartSize } from '../chart/chartPlane';
import type { ChartDatum } from '../chart/chartProps';
import { textWidth } from '../chart/textWidth';
import { barPath } from './barPath';
import { barsPerPixel } from './barsPerPixel';

interface BarOptions {
  domain?: readonly [number, number];
  /** The values' words; without it none are drawn, and no axis. */
  formatValue?: (value: number) => string;
  formatLabel?: (label: string, index: number) => string;
  currentIndex?: number;
}

/** One datum's drawing. */
export interface Bar {
  index: number;
  /** Its middle, in px. */
  x: number;
  /** Where its value ends, in px; null without a value. */
  y: number | null;
  /** Null without a value or without height. */
  path: string | null;
  /** The room up to the domain's highest value; null where none is left or the value is negative. */
  ghost: string | null;
}

/** A value above its bar, or below one that hangs. */
interface ValueLabel {
  index: number;
  x: number;
  y: number;
  text: string;
}

export interface BarGeometry {
  plane: ChartPlane;
  scale: CategoryScale;
  /** Where 0 is, in px. */
  zero: number;
  barWidth: number;
  /** Each bar, as long as it has a pixel of its own. */
  bars: readonly Bar[];
  /** Otherwise one path: in each column of pixels up to the value that is nearest to zero, … */
  solid: string;
  /** … and one from zero to the values that are the farthest. */
  reach: string;
  /** The ghosts of all bars, and those of days without a value. */
  ghosts: string;
  missing: string;
  /** Empty where the bars are too narrow for their values. */
  valueLabels: readonly ValueLabel[];
  labels: readonly PlacedLabel[];
  barAt: (index: number) => Bar;
}

const MAX_BAR_WIDTH = 28;
const BAR_SHARE = 0.7;
/** The narrowest that a value can be, in em, with its gap in px. */
const NARROWEST = 0.36;
const VALUE_GAP = 2;

/**
 * Everything that a bar chart draws, in px. Values stand above their bars; where they would touch
 * each other, a value axis takes their place; where the bars would, they are drawn per pixel.
 */
export function barGeometry(
  data: readonly ChartDatum[],
  size: ChartSize,
  { domain: given, formatValue, formatLabel, currentIndex }: BarOptions,
): BarGeometry {
  const { width, fontSize, rtl } = size;
  const values = data.map(({ value }) => finiteOrNull(value));
  const domain = chartDomain(values, given, true);
  const room = width / Math.max(1, data.length) - VALUE_GAP;
  const texts =
    formatValue && room >= NARROWEST * fontSize
      ? values.map((value) => (value === null ? '' : formatValue(value)))
      : [];
  const withValues = texts.length > 0 && Math.max(...texts.map(textWidth)) * fontSize <= room;
  const plane = chartPlane(size, {
    domain,
    formatTick: withValues ? undefined : formatValue,
    above: withValues ? fontSize + 10 : fontSize * 0.6,
    below: withValues && values.some((value) => value !== null && value < 0) ? fontSize + 6 : 0,
  });
  const scale = bands(data.length, plane.left, plane.right, rtl);
  const barWidth = Math.min(MAX_BAR_WIDTH, BAR_SHARE * Math.abs(scale.step));
  const zero = plane.y(0);

  const barAt = (index: number): Bar => {
    const value = values[index] ?? null;
    const x = roundPx(placeOf(scale, index));
    const y = value === null ? null : plane.y(value);
    const isLess = y === null || (y > plane.top && y <= zero);
    return {
      index,
      x,
      y,
      path: y === null ? null : barPath(x, barWidth, zero, y),
      ghost:
        isLess && !(value !== null && value < 0) ? barPath(x, barWidth, zero, plane.top) : null,
    };
  };
  const perPixel = Math.abs(scale.step) < 1;
  const bars: Bar[] = [];
  const valueLabels: ValueLabel[] = [];
  let [ghosts, missing] = ['', ''];
  const drawnSingly = perPixel ? 0 : values.length;
  for (let index = 0; index < drawnSingly; index++) {
    const bar = barAt(index);
    const { x, y, ghost } = bar;
    bars.push(bar);
    if (y === null) missing += ghost ?? '';
    else ghosts += ghost ?? '';
    if (y === null || !withValues) continue;
    const below = Number(values[index]) < 0;
    const baseline = roundPx(below ? y + fontSize * 1.1 : y - fontSize * 0.58);
    valueLabels.push({ index, x, y: baseline, text: texts[index] ?? '' });
  }

  return {
    plane,
    scale,
    zero,
    barWidth,
    bars,
    ...(perPixel
      ? barsPerPixel(values, scale, plane, zero)
      : { solid: '', reach: '', ghosts, missing }),
    valueLabels,
    labels: placeLabels({ data, scale, width, fontSize, formatLabel, pinned: currentIndex }),
    barAt,
  };
}
