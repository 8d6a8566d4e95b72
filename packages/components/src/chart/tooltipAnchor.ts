import type { PlotArea } from './plotArea';

/** The point that a tooltip belongs to, in px, and the side of it that the tooltip opens to. */
export interface TooltipAnchor {
  x: number;
  y: number;
  side: 'above' | 'below';
}

/** The anchor at a mark's value, or in the middle of the plot for a mark without a value. */
export function tooltipAnchor(
  { top, bottom }: PlotArea,
  mark: { x: number; y: number | null } | undefined,
): TooltipAnchor {
  const middle = (top + bottom) / 2;
  const x = mark?.x ?? 0;
  const y = mark?.y ?? middle;
  // The other half of the plot has more room.
  return { x, y, side: y <= middle + 0.5 ? 'below' : 'above' };
}
