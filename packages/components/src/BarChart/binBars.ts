import { extent, group, range } from 'd3-array';
import type { DataScale } from '../chart/dataScale';
import type { PlotArea } from '../chart/plotArea';
import { roundPx } from '../internal/roundPx';

/** The lowest and highest value of the bars in a column of pixels; undefined without a value. */
type Column = [lowest: number | undefined, highest: number | undefined];

type HeightOf = (...column: [...Column, index: number]) => number | null;

/**
 * Bars narrower than a pixel, as outlines of columns that are a pixel wide: `solid` up to the value nearest
 * to zero, `extremes` from zero to the farthest value on either side, so that no minimum or maximum is
 * lost. Behind them are `ghosts` up to the top of the plot, or `missing` where no bar has a value.
 */
export function binBars(
  values: readonly (number | null)[],
  scale: DataScale,
  { left, right, top, y }: PlotArea,
  zero: number,
): { solid: string; extremes: string; ghosts: string; missing: string } {
  // A bar belongs to the column of its middle.
  const byColumn = group(values.keys(), (index) => Math.floor(scale.centerOf(index) - left));
  const columns: Column[] = range(Math.ceil(right - left)).map((column) =>
    extent(byColumn.get(column) ?? [], (index) => values[index]),
  );
  const outline = (heightOf: HeightOf) => {
    let path = '';
    let height: number | null = null;
    columns.forEach((column, index) => {
      const next = heightOf(...column, index);
      if (next === height) return;
      const x = left + index;
      if (next === null) path += `H${x}V${zero}Z`;
      else path += height === null ? `M${x} ${zero}V${next}` : `H${x}V${next}`;
      height = next;
    });
    return height === null ? path : `${path}H${right}V${zero}Z`;
  };
  const end = (value: number) => roundPx(y(value));
  const above = outline((_, highest = 0) => (highest > 0 ? end(highest) : null));
  const below = outline((lowest = 0) => (lowest < 0 ? end(lowest) : null));
  return {
    solid: outline((lowest = 0, highest = 0) =>
      lowest > 0 ? end(lowest) : highest < 0 ? end(highest) : null,
    ),
    extremes: above + below,
    ghosts: outline((lowest = -1) => (lowest >= 0 ? top : null)),
    // On an axis of days, a column can be without any bar.
    missing: outline((lowest, _, column) =>
      lowest === undefined && byColumn.has(column) ? top : null,
    ),
  };
}
