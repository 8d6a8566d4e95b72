import { scalePoint } from 'd3-scale';
import { curveMonotoneX, line } from 'd3-shape';
import { placeLabels, type PlacedLabel } from '../chart/categoryLabels';
import { chartDomain, finiteOrNull, positionIn } from '../chart/chartDomain';
import {
  chartPlane,
  roundPx,
  SYMBOL_SIZE,
  type ChartPlane,
  type ChartSize,
} from '../chart/chartPlane';
import type { ChartDatum } from '../chart/chartProps';

interface LineOptions {
  domain?: readonly [number, number];
  formatValue: (value: number) => string;
  symbols?: Readonly<Record<number, string>>;
}

/** One datum's place. */
export interface LinePoint {
  /** In px. */
  x: number;
  /** In px; null without a value. */
  y: number | null;
  /** Its step of colour, 1 (the domain's lowest) to 5 (its highest); null without a value. */
  hue: number | null;
  /** Whether it has no neighbour to draw a line to. */
  alone: boolean;
}

export interface LineGeometry {
  plane: ChartPlane;
  points: readonly LinePoint[];
  /** The curve through all points, open where a value is missing. */
  path: string;
  /** In px; 0 where the points stand too close to be drawn. */
  pointRadius: number;
  centers: readonly number[];
  labels: readonly PlacedLabel[];
}

/** The room between the plane's edges and the first and last point, in px. */
const INSET_START = 8;
const INSET_END = 14;
const HUES = 5;
const POINT_RADIUS = 5.5;

/** Everything that a line chart draws, in px. */
export function lineGeometry(
  data: readonly ChartDatum[],
  size: ChartSize,
  { domain: given, formatValue, symbols }: LineOptions,
): LineGeometry {
  const values = data.map(({ value }) => finiteOrNull(value));
  const domain = chartDomain(values, given, false);
  const plane = chartPlane(size, {
    domain,
    formatTick: formatValue,
    symbols,
    above: Math.max(14, (size.fontSize * SYMBOL_SIZE) / 2),
    below: 2,
  });

  const [first, last] = size.rtl
    ? [plane.right - INSET_START, plane.left + INSET_END]
    : [plane.left + INSET_START, plane.right - INSET_END];
  const scale = scalePoint<number>().domain(data.keys()).range([first, last]);
  const centers = data.map((_, index) => roundPx(scale(index) ?? first));
  const points = values.map((value, index): LinePoint => {
    const x = centers[index] ?? first;
    if (value === null) return { x, y: null, hue: null, alone: false };
    return {
      x,
      y: plane.y(value),
      hue: 1 + Math.round(positionIn(domain, value) * (HUES - 1)),
      alone: (values[index - 1] ?? null) === null && (values[index + 1] ?? null) === null,
    };
  });
  const path = line<LinePoint>()
    .defined(({ y }) => y !== null)
    .x(({ x }) => x)
    .y(({ y }) => y ?? 0)
    .curve(curveMonotoneX)
    .digits(2)(points);
  const labels = placeLabels({
    labels: data.map(({ label }) => label),
    centers,
    width: size.width,
    fontSize: size.fontSize,
  });
  return { plane, points, path: path ?? '', pointRadius: radiusFor(scale.step()), centers, labels };
}

/** Points shrink before they touch, and go where they would be mere dots. */
function radiusFor(step: number): number {
  const radius = step > 0 ? Math.min(POINT_RADIUS, step * 0.3) : POINT_RADIUS;
  return radius < 2.4 ? 0 : radius;
}
