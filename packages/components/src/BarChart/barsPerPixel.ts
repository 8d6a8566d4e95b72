import { placeOf, type CategoryScale } from '../chart/categoryScale';
import type { ChartPlane } from '../chart/chartPlane';

/** What bars that share a pixel show there: their lowest and highest value, NaN for none. */
interface Column {
  lowest: number;
  highest: number;
}

/**
 * Bars narrower than a pixel, as one outline of columns a pixel wide: `solid` up to the value that is
 * nearest to zero, `reach` from zero to the farthest on either side, so that no minimum and no maximum
 * is lost; and behind them `ghosts` up to the plane's top, or `missing` where no bar has a value.
 */
export function barsPerPixel(
  values: readonly (number | null)[],
  scale: CategoryScale,
  plane: ChartPlane,
  zero: number,
): { solid: string; reach: string; ghosts: string; missing: string } {
  const columns = columnsOf(values, scale, plane);
  const y = (value: number) => Math.round(plane.y(value) * 10) / 10;
  const outline = (heightOf: (column: Column) => number | null) => {
    let path = '';
    let height: number | null = null;
    columns.forEach((column, index) => {
      const next = heightOf(column);
      if (next === height) return;
      const x = plane.left + index;
      if (next === null) path += `H${x}V${zero}Z`;
      else path += height === null ? `M${x} ${zero}V${next}` : `H${x}V${next}`;
      height = next;
    });
    return height === null ? path : `${path}H${plane.right}V${zero}Z`;
  };
  const above = outline(({ highest }) => (highest > 0 ? y(highest) : null));
  const below = outline(({ lowest }) => (lowest < 0 ? y(lowest) : null));
  return {
    solid: outline(({ lowest, highest }) =>
      lowest > 0 ? y(lowest) : highest < 0 ? y(highest) : null,
    ),
    reach: above + below,
    ghosts: outline(({ lowest }) => (lowest >= 0 ? plane.top : null)),
    missing: outline(({ lowest }) => (Number.isNaN(lowest) ? plane.top : null)),
  };
}

/** The columns of the plane from left to right, each with the bars whose middle it holds. */
function columnsOf(
  values: readonly (number | null)[],
  scale: CategoryScale,
  { left, right }: ChartPlane,
): Column[] {
  const count = Math.max(1, Math.ceil(right - left));
  const columns = Array.from({ length: count }, (): Column => ({ lowest: NaN, highest: NaN }));
  values.forEach((value, index) => {
    if (value === null) return;
    const column = columns[Math.min(count - 1, Math.floor(placeOf(scale, index) - left))];
    if (!column) return;
    if (!(column.lowest <= value)) column.lowest = value;
    if (!(column.highest >= value)) column.highest = value;
  });
  return columns;
}
