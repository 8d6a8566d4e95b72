import type { ChartPlane } from './chartPlane';

/** Where the cursor points at, in px, and to which side of it the tooltip opens. */
export interface ChartAnchor {
  x: number;
  y: number;
  opens: 'above' | 'below';
}

/** The cursor's place on a mark: its value, or the middle of the plane where there is none. */
export function anchorIn(
  { top, bottom }: ChartPlane,
  mark: { x: number; y: number | null } | undefined,
): ChartAnchor {
  const middle = (top + bottom) / 2;
  const { x, y } = mark ?? { x: 0, y: null };
  // The half that a value leaves free has room for the words.
  return { x, y: y ?? middle, opens: (y ?? middle) <= middle + 0.5 ? 'below' : 'above' };
}
