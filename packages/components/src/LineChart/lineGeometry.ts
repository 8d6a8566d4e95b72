import { curveMonotoneX, line } from 'd3-shape';
import { placeLabels, type PlacedLabel } from '../chart/categoryLabels';
import { placeOf, pointsBetween, type CategoryScale } from '../chart/categoryScale';
import { chartDomain, finiteOrNull, positionIn } from '../chart/chartDomain';
import {
  chartPlane,
  roundPx,
  SYMBOL_SIZE,
  type ChartPlane,
  type ChartSize,
} from '../chart/chartPlane';
import type { ChartDatum } from '../chart/chartProps';
import { drawnIndices, GAP } from '../chart/drawnIndices';

/** How a line meets days without a value: it stops, leads over them, or falls to zero. */
export type LineGaps = 'open' | 'bridge' | 'zero';

interface LineOptions {
  domain?: readonly [number, number];
  /** The axis' words; without it none is drawn. */
  formatValue?: (value: number) => string;
  formatLabel?: (label: string, index: number) => string;
  symbols?: Readonly<Record<number, string>>;
  gaps?: LineGaps;
}

/** One datum's place. */
export interface LinePoint {
  index: number;
  /** In px. */
  x: number;
  /** In px; null without a value. */
  y: number | null;
  /** Its step of colour, 1 (the domain's lowest) to 5 (its highest); null without a value. */
  hue: number | null;
}

export interface LineGeometry {
  plane: ChartPlane;
  scale: CategoryScale;
  /** The curve through the points, open where a value is missing. */
  path: string;
  /** The points to be drawn: all, or those without a neighbour where all would stand too close. */
  points: readonly LinePoint[];
  /** Of the points, in px. */
  pointRadius: number;
  /** Whether the points stand too close to be drawn. */
  crowded: boolean;
  labels: readonly PlacedLabel[];
  pointAt: (index: number) => LinePoint;
}

/** The room between the plane's edges and the first and last point, in px; less beside the axis. */
const INSET = 14;
const INSET_AT_AXIS = 8;
const HUES = 5;
const POINT_RADIUS = 5.5;
/** Points closer than this, in px, are joined by straight strokes: no curve could be told apart. */
const CURVED = 3;

/** Through the points, never above or below their values; open at gaps. */
const curve = line<LinePoint>()
  .defined(({ y }) => y !== null)
  .x(({ x }) => x)
  .y(({ y }) => y ?? 0)
  .curve(curveMonotoneX)
  .digits(2);

/** Everything that a line chart draws, in px. */
export function lineGeometry(
  data: readonly ChartDatum[],
  size: ChartSize,
  { domain: given, formatValue, formatLabel, symbols, gaps = 'open' }: LineOptions,
): LineGeometry {
  const { width, fontSize, rtl } = size;
  const values = data.map(({ value }) => finiteOrNull(value) ?? (gaps === 'zero' ? 0 : null));
  const domain = chartDomain(values, given, false);
  const plane = chartPlane(size, {
    domain,
    formatTick: formatValue,
    symbols,
    above: Math.max(14, (fontSize * SYMBOL_SIZE) / 2),
    below: 2,
  });
  const inset = formatValue ? INSET_AT_AXIS : INSET;
  const scale = rtl
    ? pointsBetween(data.length, plane.right - inset, plane.left + INSET)
    : pointsBetween(data.length, plane.left + inset, plane.right - INSET);

  const pointAt = (index: number): LinePoint => {
    const value = values[index] ?? null;
    return {
      index,
      x: roundPx(placeOf(scale, index)),
      y: value === null ? null : plane.y(value),
      hue: value === null ? null : 1 + Math.round(positionIn(domain, value) * (HUES - 1)),
    };
  };
  const drawn = drawnIndices(values, scale.step, gaps === 'bridge');
  const yAt = (index: number) => plane.y(values[index] ?? 0);
  const path =
    Math.abs(scale.step) < CURVED ? straightPath(drawn, scale, yAt) : curve(drawn.map(pointAt));

  const radius = Math.min(POINT_RADIUS, Math.abs(scale.step) * 0.3);
  const crowded = radius < 2.4;
  const isAlone = (place: number) =>
    (drawn[place - 1] ?? GAP) === GAP && (drawn[place + 1] ?? GAP) === GAP;
  return {
    plane,
    scale,
    path: path ?? '',
    points: drawn
      .filter((index, place) => index !== GAP && (!crowded || isAlone(place)))
      .map(pointAt),
    pointRadius: crowded ? 3 : radius,
    crowded,
    labels: placeLabels({ data, scale, width, fontSize, formatLabel }),
    pointAt,
  };
}

/** A path of straight strokes, in tenths of a px; what shares a column of pixels stands in its middle. */
function straightPath(
  drawn: readonly number[],
  scale: CategoryScale,
  yAt: (index: number) => number,
): string {
  const grain = Math.abs(scale.step) < 1 ? 1 : 10;
  let path = '';
  let command = 'M';
  let lastX = NaN;
  for (const index of drawn) {
    if (index === GAP) {
      command = 'M';
      continue;
    }
    const x = Math.round(placeOf(scale, index) * grain) / grain;
    const y = Math.round(yAt(index) * 10) / 10;
    path += command === 'L' && x === lastX ? `V${y}` : `${command}${x},${y}`;
    command = 'L';
    lastX = x;
  }
  return path;
}
