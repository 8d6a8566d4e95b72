import { curveMonotoneX, line } from 'd3-shape';
import { placeLabels, type PlacedLabel } from '../chart/categoryLabels';
import { pointScale, xAt, type CategoryScale } from '../chart/categoryScale';
import type { TextDatum } from '../chart/chartData';
import { chartDomain, finiteOrNull, positionIn } from '../chart/chartDomain';
import { downsample, GAP } from '../chart/downsample';
import { plotArea, SYMBOL_SIZE, type ChartSize, type PlotArea } from '../chart/plotArea';
import { roundPx } from '../internal/roundPx';

/** How a line is drawn at days without a value: it stops, connects their neighbours, or falls to zero. */
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
export interface LinePoint {
  index: number;
  /** In px. */
  x: number;
  /** In px; null without a value. */
  y: number | null;
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
  /** Of the points, in px. */
  pointRadius: number;
  /** Whether the points are too close together to be drawn. */
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

/** A curve through points that never overshoots their values. */
const curve = line<LinePoint>()
  .defined(({ y }) => y !== null)
  .x(({ x }) => x)
  .y(({ y }) => y ?? 0)
  .curve(curveMonotoneX)
  .digits(2);

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
  const domain = chartDomain(values, given, false);
  const plot = plotArea(size, {
    domain,
    formatTick: formatValue,
    symbols,
    above: Math.max(14, (fontSize * SYMBOL_SIZE) / 2),
    below: 2,
  });
  const inset = formatValue ? INSET_AT_AXIS : INSET;
  const scale = rtl
    ? pointScale(data.length, plot.right - inset, plot.left + INSET)
    : pointScale(data.length, plot.left + inset, plot.right - INSET);

  const pointAt = (index: number): LinePoint => {
    const value = values[index] ?? null;
    return {
      index,
      x: roundPx(xAt(scale, index)),
      y: value === null ? null : plot.y(value),
      mood: value === null ? null : 1 + Math.round(positionIn(domain, value) * (moodCount - 1)),
    };
  };
  const drawn = downsample(values, scale.step, gaps === 'bridge');
  const yAt = (index: number) => plot.y(values[index] ?? 0);
  const path =
    Math.abs(scale.step) < MIN_CURVE_STEP
      ? straightPath(drawn, scale, yAt)
      : curve(drawn.map(pointAt));

  const radius = Math.min(POINT_RADIUS, Math.abs(scale.step) * 0.3);
  const crowded = radius < 2.4;
  const isAlone = (place: number) =>
    (drawn[place - 1] ?? GAP) === GAP && (drawn[place + 1] ?? GAP) === GAP;
  return {
    plot,
    scale,
    path: path ?? '',
    points: drawn
      .filter((index, place) => index !== GAP && (!crowded || isAlone(place)))
      .map(pointAt),
    pointRadius: crowded ? 3 : radius,
    crowded,
    labels: placeLabels({ data, scale, width, fontSize, formatLabel, pinned: currentIndex }),
    pointAt,
  };
}

/** A path of straight strokes, in tenths of a px, or in whole px where data share columns of pixels. */
function straightPath(
  drawn: readonly number[],
  scale: CategoryScale,
  yAt: (index: number) => number,
): string {
  const precision = Math.abs(scale.step) < 1 ? 1 : 10;
  let path = '';
  let command = 'M';
  let lastX = NaN;
  for (const index of drawn) {
    if (index === GAP) {
      command = 'M';
      continue;
    }
    const x = Math.round(xAt(scale, index) * precision) / precision;
    const y = Math.round(yAt(index) * 10) / 10;
    path += command === 'L' && x === lastX ? `V${y}` : `${command}${x},${y}`;
    command = 'L';
    lastX = x;
  }
  return path;
}
