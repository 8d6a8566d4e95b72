import { scalePoint } from 'd3-scale';
import { curveLinear, curveMonotoneX, line } from 'd3-shape';
import { placeLabels, type PlacedLabel } from '../chart/categoryLabels';
import { centerOf, type CategoryScale } from '../chart/categoryScale';
import type { TextDatum } from '../chart/chartData';
import { extremesPerPixel, type Point } from '../chart/extremesPerPixel';
import { plotArea, SYMBOL_SIZE, type ChartSize, type PlotArea } from '../chart/plotArea';
import { scaleLinear } from '../chart/scaleLinear';
import { finiteOrNull, valueDomain } from '../chart/valueDomain';
import { roundPx } from '../internal/roundPx';

/** Drawing of a line at days without a value: it stops, connects their neighbours, or falls to zero. */
export type LineGaps = 'open' | 'bridge' | 'zero';

interface LineOptions {
  domain?: readonly [number, number];
  /** Formats a tick of the axis; without it no axis is drawn. */
  formatValue?: (value: number) => string;
  formatLabel?: (label: string, index: number) => string;
  currentIndex?: number;
  symbols?: Readonly<Record<number, string>>;
  gaps?: LineGaps;
  /** The number of moods whose colours the points take. */
  moodCount: number;
}

/** The point of one datum. */
export interface LinePoint extends Point {
  /** The mood whose colour it takes: 1 at the lowest value of the domain; null without a value. */
  mood: number | null;
}

export interface LineGeometry {
  plot: PlotArea;
  scale: CategoryScale;
  /** The curve through the points, with gaps where a value is missing. */
  path: string;
  /** The points to draw: all, or only those without a neighbour where points are crowded. */
  points: readonly LinePoint[];
  /** The radius of the points, in px. */
  pointRadius: number;
  /** True if the points are too close together to be drawn. */
  crowded: boolean;
  labels: readonly PlacedLabel[];
  pointAt: (index: number) => LinePoint;
}

/** The space between the edges of the plot and the first and last point, in px. */
const INSET = 14;
const INSET_AT_AXIS = 8;
const POINT_RADIUS = 5.5;
/** Below this distance of points, in px, straight strokes look like curves. */
const MIN_CURVE_STEP = 3;

/** The geometry of a line chart, in px. */
export function lineGeometry(
  data: readonly TextDatum[],
  size: ChartSize,
  {
    domain: given,
    formatValue,
    formatLabel,
    currentIndex,
    symbols,
    gaps = 'open',
    moodCount,
  }: LineOptions,
): LineGeometry {
  const { width, fontSize, rtl } = size;
  const values = data.map(({ value }) => finiteOrNull(value) ?? (gaps === 'zero' ? 0 : null));
  const domain = valueDomain(values, given, false);
  const plot = plotArea(size, {
    values: domain,
    formatTick: formatValue,
    symbols,
    above: Math.max(14, (fontSize * SYMBOL_SIZE) / 2),
    below: 2,
  });
  const inset = formatValue ? INSET_AT_AXIS : INSET;
  const scale = scalePoint<number>()
    .range(rtl ? [plot.right - inset, plot.left + INSET] : [plot.left + inset, plot.right - INSET])
    .domain(data.keys());
  const mood = scaleLinear(domain.domain, [1, moodCount]);

  const pointAt = (index: number): LinePoint => {
    const value = values[index] ?? null;
    return {
      index,
      x: roundPx(centerOf(scale, index)),
      y: value === null ? null : roundPx(plot.y(value)),
      mood: value === null ? null : Math.round(mood(value)),
    };
  };
  const all = values.map((_, index) => pointAt(index));
  const joined = gaps === 'bridge' ? all.filter(({ y }) => y !== null) : all;
  const drawn = scale.step() < 1 ? extremesPerPixel(joined) : joined;
  const path = line<LinePoint>()
    .defined(({ y }) => y !== null)
    .x(({ x }) => x)
    .y(({ y }) => y ?? 0)
    .curve(scale.step() < MIN_CURVE_STEP ? curveLinear : curveMonotoneX)
    .digits(2);

  const radius = Math.min(POINT_RADIUS, scale.step() * 0.3);
  const crowded = radius < 2.4;
  const isAlone = (place: number) =>
    [drawn[place - 1], drawn[place + 1]].every((neighbour) => (neighbour?.y ?? null) === null);
  return {
    plot,
    scale,
    path: path(drawn) ?? '',
    points: drawn.filter(({ y }, place) => y !== null && (!crowded || isAlone(place))),
    pointRadius: crowded ? 3 : radius,
    crowded,
    labels: placeLabels({ data, scale, width, fontSize, formatLabel, pinned: currentIndex }),
    pointAt,
  };
}
