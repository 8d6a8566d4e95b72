import type { PlotArea } from './plotArea';

/** The point that a tooltip belongs to, in px, and the side of it that the tooltip opens to. */
export interface TooltipAnchor {
  x: number;
  y: number;
  side: 'above' | 'below';
}

/** The anchor at the highest of the marks of a datum, or in the middle of the plot where none has a value. */
export function tooltipAnchor(
  { top, bottom }: PlotArea,
  ...marks: readonly ({ x: number; y: number | null } | undefined)[]
): TooltipAnchor {
  const middle = (top + bottom) / 2;
  const [first, last] = [marks[0], marks.at(-1)];
  // Bars side by side: their middle.
  const x = ((first?.x ?? 0) + (last?.x ?? 0)) / 2;
  const y = Math.min(...marks.map((mark) => mark?.y ?? Infinity));
  // The other half of the plot has more room.
  return Number.isFinite(y)
    ? { x, y, side: y <= middle + 0.5 ? 'below' : 'above' }
    : { x, y: middle, side: 'below' };
}
