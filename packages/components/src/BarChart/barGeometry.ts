import { scaleBand } from 'd3-scale';
import { placeLabels, type PlacedLabel } from '../chart/categoryLabels';
import { centerOf, type CategoryScale } from '../chart/categoryScale';
import type { TextDatum } from '../chart/chartData';
import { endSpace, plotArea, type ChartSize, type PlotArea } from '../chart/plotArea';
import { textWidth } from '../chart/textWidth';
import { finiteOrNull, valueDomain } from '../chart/valueDomain';
import { roundPx } from '../internal/roundPx';
import { barPath } from './barPath';
import { binBars } from './binBars';

interface BarOptions {
  domain?: readonly [number, number];
  /** Formats a value; without it neither values nor an axis are drawn. */
  formatValue?: (value: number) => string;
  formatLabel?: (label: string, index: number) => string;
  currentIndex?: number;
  target?: number;
  targetLabel?: string;
}

/** The geometry of one datum. */
export interface Bar {
  index: number;
  /** Its middle, in px. */
  x: number;
  /** The end of its value, in px; null without a value. */
  y: number | null;
  /** Null without a value or without height. */
  path: string | null;
  /** The rest up to the domain's highest value; null where there is none or the value is negative. */
  ghost: string | null;
}

/** A value above its bar, or below a negative one. */
interface ValueLabel {
  index: number;
  x: number;
  y: number;
  text: string;
}

export interface BarGeometry {
  plot: PlotArea;
  scale: CategoryScale;
  /** The y of 0, in px. */
  zero: number;
  barWidth: number;
  /** The bars; empty where they are narrower than a pixel. */
  bars: readonly Bar[];
  /** Bars narrower than a pixel: up to the value nearest to zero in each column of pixels. */
  solid: string;
  /** Bars narrower than a pixel: from zero to the farthest values of each column. */
  extremes: string;
  /** The ghosts of bars with a value. */
  ghosts: string;
  /** The outlines of days without a value. */
  missing: string;
  /** Empty where the bars are too narrow for their values. */
  valueLabels: readonly ValueLabel[];
  /** The y of the target, in px, and whether there is room for its label; null without one. */
  target: { y: number; isLabelled: boolean } | null;
  labels: readonly PlacedLabel[];
  barAt: (index: number) => Bar;
}

/** Width of the widest bar, in px. */
const MAX_BAR_WIDTH = 28;
/** The space between two bars, as a share of the distance between their middles. */
const PADDING = 0.3;
/** The narrowest text, in em. */
const NARROWEST = 0.36;
/** The space between two values, in px. */
const VALUE_GAP = 2;

/**
 * The geometry of a bar chart, in px. Values are above their bars; where values would touch, a value axis
 * replaces them. Bars narrower than a pixel are binned.
 */
export function barGeometry(
  data: readonly TextDatum[],
  size: ChartSize,
  { domain: given, formatValue, formatLabel, currentIndex, target, targetLabel = '' }: BarOptions,
): BarGeometry {
  const { width, fontSize, rtl } = size;
  const values = data.map(({ value }) => finiteOrNull(value));
  const goal = finiteOrNull(target ?? null);
  const domain = valueDomain([...values, goal], given, true);
  const end = goal === null ? 0 : endSpace(targetLabel, size);
  const room = (width - end) / Math.max(1, data.length) - VALUE_GAP;
  const texts =
    formatValue && room >= NARROWEST * fontSize
      ? values.map((value) => (value === null ? '' : formatValue(value)))
      : [];
  const withValues = texts.length > 0 && texts.every((text) => textWidth(text) * fontSize <= room);
  const plot = plotArea(size, {
    values: domain,
    formatTick: withValues ? undefined : formatValue,
    above: withValues ? fontSize + 10 : fontSize * 0.6,
    below: withValues && values.some((value) => value !== null && value < 0) ? fontSize + 6 : 0,
    end,
  });
  const scale = scaleBand<number>()
    .range(rtl ? [plot.right, plot.left] : [plot.left, plot.right])
    .paddingInner(PADDING)
    .paddingOuter(PADDING / 2)
    .domain(data.keys());
  const barWidth = Math.min(MAX_BAR_WIDTH, scale.bandwidth());
  const zero = roundPx(plot.y(0));

  const barAt = (index: number): Bar => {
    const value = values[index] ?? null;
    const x = roundPx(centerOf(scale, index));
    const y = value === null ? null : roundPx(plot.y(value));
    const isLess = y === null || (y > plot.top && y <= zero);
    return {
      index,
      x,
      y,
      path: y === null ? null : barPath(x, barWidth, zero, y),
      ghost: isLess && !(value !== null && value < 0) ? barPath(x, barWidth, zero, plot.top) : null,
    };
  };
  const isBinned = scale.step() < 1;
  const bars: Bar[] = [];
  const valueLabels: ValueLabel[] = [];
  let [ghosts, missing] = ['', ''];
  const barCount = isBinned ? 0 : values.length;
  for (let index = 0; index < barCount; index++) {
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
    plot,
    scale,
    zero,
    barWidth,
    bars,
    ...(isBinned
      ? binBars(values, scale, plot, zero)
      : { solid: '', extremes: '', ghosts, missing }),
    valueLabels,
    target: goal === null ? null : { y: roundPx(plot.y(goal)), isLabelled: end > 0 },
    labels: placeLabels({ data, scale, width, fontSize, formatLabel, pinned: currentIndex }),
    barAt,
  };
}
