import { xAt, type CategoryScale } from '../chart/categoryScale';
import type { PlotArea } from '../chart/plotArea';

/** The lowest and highest value of the bars in a column of pixels; NaN without a value. */
interface Column {
  lowest: number;
  highest: number;
}

/**
 * Bars narrower than a pixel, as outlines of columns that are a pixel wide: `solid` up to the value nearest
 * to zero, `extremes` from zero to the farthest value on either side, so that no minimum or maximum is
 * lost. Behind them are `ghosts` up to the top of the plot, or `missing` where no bar has a value.
 */
export function binBars(
  values: readonly (number | null)[],
  scale: CategoryScale,
  plot: PlotArea,
  zero: number,
): { solid: string; extremes: string; ghosts: string; missing: string } {
  const columns = columnsOf(values, scale, plot);
  const y = (value: number) => Math.round(plot.y(value) * 10) / 10;
  const outline = (heightOf: (column: Column) => number | null) => {
    let path = '';
    let height: number | null = null;
    columns.forEach((column, index) => {
      const next = heightOf(column);
      if (next === height) return;
      const x = plot.left + index;
      if (next === null) path += `H${x}V${zero}Z`;
      else path += height === null ? `M${x} ${zero}V${next}` : `H${x}V${next}`;
      height = next;
    });
    return height === null ? path : `${path}H${plot.right}V${zero}Z`;
  };
  const above = outline(({ highest }) => (highest > 0 ? y(highest) : null));
  const below = outline(({ lowest }) => (lowest < 0 ? y(lowest) : null));
  return {
    solid: outline(({ lowest, highest }) =>
      lowest > 0 ? y(lowest) : highest < 0 ? y(highest) : null,
    ),
    extremes: above + below,
    ghosts: outline(({ lowest }) => (lowest >= 0 ? plot.top : null)),
    missing: outline(({ lowest }) => (Number.isNaN(lowest) ? plot.top : null)),
  };
}

/** The columns of the plot from left to right. A bar belongs to the column of its middle. */
function columnsOf(
  values: readonly (number | null)[],
  scale: CategoryScale,
  { left, right }: PlotArea,
): Column[] {
  const count = Math.max(1, Math.ceil(right - left));
  const columns = Array.from({ length: count }, (): Column => ({ lowest: NaN, highest: NaN }));
  values.forEach((value, index) => {
    if (value === null) return;
    const column = columns[Math.min(count - 1, Math.floor(xAt(scale, index) - left))];
    if (!column) return;
    if (!(column.lowest <= value)) column.lowest = value;
    if (!(column.highest >= value)) column.highest = value;
  });
  return columns;
}
