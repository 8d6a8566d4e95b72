import type { PlacedLabel } from '../chart/categoryLabels';
import type { Ink, TextDatum } from '../chart/chartData';
import { dataScale, type DataScale } from '../chart/dataScale';
import { xLabels } from '../chart/dayLabels';
import { ownInk } from '../chart/ink';
import { plotArea, type ChartSize, type PlotArea } from '../chart/plotArea';
import type { Interval } from '../chart/scaleLinear';
import { textWidth } from '../chart/textWidth';
import type { TimeAxis } from '../chart/timeAxis';
import { finiteOrNull, valueDomain } from '../chart/valueDomain';
import { roundPx } from '../internal/roundPx';
import { barPath } from './barPath';
import { binBars } from './binBars';
import { stackValues } from './stackValues';

interface BarOptions {
  /** The data of all series; without it the data are the only one. */
  series?: readonly (readonly TextDatum[])[];
  /** True if the bars of a datum stand on each other, false if they are side by side. */
  stacked?: boolean;
  /** The axis of days; without it the data are in even steps. */
  time?: TimeAxis | undefined;
  /** False if no labels are drawn. */
  hasLabels?: boolean;
  /** Values that the value axis reaches, besides those of the data. */
  within?: readonly number[];
  domain?: readonly [number, number];
  /** Formats a value; without it neither values nor an axis are drawn. */
  formatValue?: (value: number) => string;
  formatLabel?: (label: string, index: number) => string;
  currentIndex?: number;
  target?: number;
  targetLabel?: string;
}

/** The geometry of one value. */
export interface Bar {
  index: number;
  /** The position of its series. */
  position: number;
  /** Its own colours, if it has any. */
  ink: Ink | undefined;
  /** Its middle, in px. */
  x: number;
  /** The end of its value, in px; null without a value. */
  y: number | null;
  /** Null without a value or without height. */
  path: string | null;
  /** The track up to the whole, or else the domain's highest value; null where there is none or the value is negative. */
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
  scale: DataScale;
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
  /** The y of the target, in px, and whether there is room for its name; null without one. */
  target: { y: number; isLabelled: boolean } | null;
  labels: readonly PlacedLabel[];
  /** Bars narrower than a pixel, for each series. */
  bins: readonly Bins[];
  barAt: (index: number, position?: number) => Bar;
}

type Bins = Pick<BarGeometry, 'solid' | 'extremes'>;

/** Width of the widest bar, in px. */
const MAX_BAR_WIDTH = 28;
/** Width of the narrowest bar on an axis of days, in px: two days side by side make no hairlines of all others. */
const MIN_DAY_WIDTH = 3;
/** The space between two bars, as a share of the distance between their middles. */
const PADDING = 0.3;
/** The narrowest text, in em. */
const NARROWEST = 0.36;
/** The space between two values, in px. */
const VALUE_GAP = 2;
/** The share of the width that the name of a target may take, and its height with the line below it, in em. */
const MAX_NAME = 0.6;
const NAME_LEADING = 1.4;

/**
 * The geometry of a bar chart, in px. Values are above their bars; where values would touch, a value axis
 * replaces them. Bars narrower than a pixel are binned.
 */
export function barGeometry(
  data: readonly TextDatum[],
  size: ChartSize,
  {
    series = [data],
    stacked = false,
    time,
    hasLabels = true,
    within = [],
    domain: given,
    formatValue,
    formatLabel,
    currentIndex,
    target,
    targetLabel = '',
  }: BarOptions,
): BarGeometry {
  const { width, fontSize, rtl } = size;
  const isOne = series.length === 1;
  const stack = stackValues(series, stacked);
  const values = stack[0]?.ends ?? [];
  const goal = finiteOrNull(target ?? null);
  const totals = data.map(({ total }) => finiteOrNull(total ?? null));
  const drawn = [...stack.flatMap(({ ends }) => ends), ...within, goal, ...totals];
  const domain = valueDomain(drawn, given, true);
  // The name of the target stands over the start of its line.
  const nameWidth = goal === null ? 0 : textWidth(targetLabel) * fontSize;
  const hasName = nameWidth > 0 && nameWidth < width * MAX_NAME;
  const scaleIn = (range: Interval) =>
    dataScale({ count: data.length, range, days: time?.days, isBand: true });
  const room = scaleIn([0, width]).band - VALUE_GAP;
  const texts =
    isOne && formatValue && room >= NARROWEST * fontSize
      ? values.map((value) => (value === null ? '' : formatValue(value)))
      : [];
  const withValues = texts.length > 0 && texts.every((text) => textWidth(text) * fontSize <= room);
  const plot = plotArea(size, {
    values: domain,
    formatTick: withValues ? undefined : formatValue,
    above: Math.max(
      withValues ? fontSize + 10 : hasLabels ? fontSize * 0.6 : 2,
      hasName ? fontSize * NAME_LEADING : 0,
    ),
    hasLabels,
    below: withValues && values.some((value) => value !== null && value < 0) ? fontSize + 6 : 0,
  });
  const scale = scaleIn(rtl ? [plot.right, plot.left] : [plot.left, plot.right]);
  const columns = stacked ? 1 : series.length;
  const leastWidth = time ? MIN_DAY_WIDTH : 0;
  const slot = Math.min(
    MAX_BAR_WIDTH,
    Math.max(leastWidth, (scale.band * (1 - PADDING)) / columns),
  );
  // Bars side by side have a line of the background between them.
  const barWidth = columns > 1 && slot > 4 ? slot - 1 : slot;
  const zero = roundPx(plot.y(0));

  const barAt = (index: number, position = 0): Bar => {
    const value = stack[position]?.ends[index] ?? null;
    const from = stack[position]?.starts[index] ?? 0;
    const column = stacked ? 0 : (position - (columns - 1) / 2) * (rtl ? -slot : slot);
    const x = roundPx(scale.centerOf(index) + column);
    const base = from === 0 ? zero : roundPx(plot.y(from));
    const isOutermost =
      !stacked || !stack.some(({ starts }, other) => other > position && starts[index] === value);
    const y = value === null ? null : roundPx(plot.y(value));
    const total = totals[index] ?? null;
    const top = total === null ? plot.top : roundPx(plot.y(total));
    const isLess = y === null || (y > top && y <= zero);
    return {
      index,
      position,
      ink: ownInk(series[position]?.[index] ?? {}),
      x,
      y,
      path: y === null ? null : barPath(x, barWidth, base, y, isOutermost),
      ghost:
        isOne && isLess && !(value !== null && value < 0) ? barPath(x, barWidth, zero, top) : null,
    };
  };
  const isBinned = scale.step < 1;
  const bars: Bar[] = [];
  const valueLabels: ValueLabel[] = [];
  let [ghosts, missing] = ['', ''];
  const goalY = goal === null ? null : roundPx(plot.y(goal));
  const barCount = isBinned ? 0 : data.length;
  for (let index = 0; index < barCount; index++) {
    const bar = barAt(index);
    const { x, y, ghost } = bar;
    bars.push(bar);
    for (let position = 1; position < series.length; position++) bars.push(barAt(index, position));
    if (y === null) missing += ghost ?? '';
    else ghosts += ghost ?? '';
    if (y === null || !withValues) continue;
    const below = Number(values[index]) < 0;
    const baseline = roundPx(baselineOf(y, below, fontSize, goalY));
    const text = texts[index] ?? '';
    const fromStart = (rtl ? plot.right - x : x - plot.left) - (textWidth(text) * fontSize) / 2;
    // What the name of the target would cover is left to the cursor.
    const isCovered =
      hasName &&
      goalY !== null &&
      fromStart < nameWidth + VALUE_GAP &&
      baseline > goalY - fontSize * NAME_LEADING &&
      baseline - fontSize < goalY;
    if (!isCovered) valueLabels.push({ index, x, y: baseline, text });
  }

  const bins = isBinned ? stack.map(({ ends }) => binBars(ends, scale, plot, zero)) : [];
  const [first] = bins;
  return {
    plot,
    scale,
    zero,
    barWidth,
    bars,
    bins,
    solid: first?.solid ?? '',
    extremes: first?.extremes ?? '',
    ghosts: isOne ? (first?.ghosts ?? ghosts) : '',
    missing: isOne ? (first?.missing ?? missing) : '',
    valueLabels,
    target: goalY === null ? null : { y: goalY, isLabelled: hasName },
    labels: hasLabels
      ? xLabels({ data, time, scale, width, fontSize, formatLabel, pinned: currentIndex })
      : [],
    barAt,
  };
}

/** The baseline of a value at the end of its bar, or beyond the line of the target that would strike it. */
function baselineOf(y: number, below: boolean, fontSize: number, goalY: number | null): number {
  const baseline = below ? y + fontSize * 1.1 : y - fontSize * 0.58;
  const isStruck =
    goalY !== null && goalY > baseline - fontSize * 0.9 && goalY < baseline + fontSize * 0.2;
  if (!isStruck) return baseline;
  return below ? goalY + fontSize * 1.1 : goalY - fontSize * 0.4;
}
