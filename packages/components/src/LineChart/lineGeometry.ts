import { curveLinear, curveMonotoneX, line } from 'd3-shape';
import type { PlacedLabel } from '../chart/categoryLabels';
import type { Ink, TextDatum } from '../chart/chartData';
import { dataScale, type DataScale } from '../chart/dataScale';
import { xLabels } from '../chart/dayLabels';
import { extremesPerPixel, type Point } from '../chart/extremesPerPixel';
import { ownInk } from '../chart/ink';
import { plotArea, SYMBOL_SIZE, type ChartSize, type PlotArea } from '../chart/plotArea';
import { scaleLinear } from '../chart/scaleLinear';
import type { TimeAxis } from '../chart/timeAxis';
import { finiteOrNull, valueDomain } from '../chart/valueDomain';
import { roundPx } from '../internal/roundPx';

/** Drawing of a line at days without a value: it stops, connects their neighbours, or falls to zero. */
export type LineGaps = 'open' | 'bridge' | 'zero';

interface LineOptions {
  /** The data of all series; without it the data are the only one. */
  series?: readonly (readonly TextDatum[])[];
  /** The axis of days; without it the data are in even steps. */
  time?: TimeAxis | undefined;
  /** False if no labels are drawn. */
  hasLabels?: boolean;
  /** Values that the value axis reaches, besides those of the data. */
  within?: readonly number[];
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
  /** Its own colours, if it has any. */
  ink: Ink | undefined;
}

/** The line of one series. */
export interface Line {
  /** The curve through the points, with gaps where a value is missing. */
  path: string;
  /** The points to draw: all, or only those without a neighbour where points are crowded. */
  points: readonly LinePoint[];
  pointAt: (index: number) => LinePoint;
}

/** The geometry of a chart, with the line of its first series. */
export interface LineGeometry extends Line {
  plot: PlotArea;
  scale: DataScale;
  /** The radius of the points, in px. */
  pointRadius: number;
  /** True if the points are too close together to be drawn. */
  crowded: boolean;
  labels: readonly PlacedLabel[];
  /** The lines of all series. */
  lines: readonly Line[];
}

/** The space between the edges of the plot and the first and last point, in px. */
const INSET = 14;
const INSET_AT_AXIS = 8;
const POINT_RADIUS = 5.5;
/** The space above and below a line without labels, in px: half of a point under the cursor. */
const BARE_MARGIN = 9;
/** Below this distance of points, in px, straight strokes look like curves. */
const MIN_CURVE_STEP = 3;

/** The geometry of a line chart, in px. */
export function lineGeometry(
  data: readonly TextDatum[],
  size: ChartSize,
  {
    series = [data],
    time,
    hasLabels = true,
    within = [],
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
  const valueOf = ({ value }: TextDatum) => finiteOrNull(value) ?? (gaps === 'zero' ? 0 : null);
  const values = series.flatMap((each) => each.map(valueOf));
  const domain = valueDomain([...values, ...within], given, false);
  const plot = plotArea(size, {
    values: domain,
    formatTick: formatValue,
    symbols,
    above: hasLabels ? Math.max(14, (fontSize * SYMBOL_SIZE) / 2) : BARE_MARGIN,
    below: hasLabels ? 2 : BARE_MARGIN,
    hasLabels,
  });
  const inset = formatValue ? INSET_AT_AXIS : INSET;
  const scale = dataScale({
    count: data.length,
    range: rtl ? [plot.right - inset, plot.left + INSET] : [plot.left + inset, plot.right - INSET],
    days: time?.days,
    isBand: false,
  });
  const mood = scaleLinear(domain.domain, [1, moodCount]);

  const path = line<LinePoint>()
    .defined(({ y }) => y !== null)
    .x(({ x }) => x)
    .y(({ y }) => y ?? 0)
    .curve(scale.step < MIN_CURVE_STEP ? curveLinear : curveMonotoneX)
    .digits(2);
  const radius = Math.min(POINT_RADIUS, scale.step * 0.3);
  const crowded = radius < 2.4;

  const lineOf = (of: readonly TextDatum[]): Line => {
    const pointAt = (index: number): LinePoint => {
      const datum = of[index];
      const value = datum ? valueOf(datum) : null;
      return {
        index,
        x: roundPx(scale.centerOf(index)),
        y: value === null ? null : roundPx(plot.y(value)),
        mood: value === null ? null : Math.round(mood(value)),
        ink: datum && ownInk(datum),
      };
    };
    const all = of.map((_, index) => pointAt(index));
    const joined = gaps === 'bridge' ? all.filter(({ y }) => y !== null) : all;
    const drawn = scale.step < 1 ? extremesPerPixel(joined) : joined;
    const isAlone = (place: number) =>
      [drawn[place - 1], drawn[place + 1]].every((neighbour) => (neighbour?.y ?? null) === null);
    return {
      path: path(drawn) ?? '',
      points: drawn.filter(({ y }, place) => y !== null && (!crowded || isAlone(place))),
      pointAt,
    };
  };
  const first = lineOf(data);
  return {
    ...first,
    lines: [first, ...series.slice(1).map(lineOf)],
    plot,
    scale,
    pointRadius: crowded ? 3 : radius,
    crowded,
    labels: hasLabels
      ? xLabels({ data, time, scale, width, fontSize, formatLabel, pinned: currentIndex })
      : [],
  };
}
