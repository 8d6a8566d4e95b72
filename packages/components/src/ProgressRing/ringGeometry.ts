/** Arcs in a full ring: twelve shades from each of the seven colours of the bow to the next. */
const SEGMENTS = 84;
const SHADES_PER_COLOUR = SEGMENTS / 7;

/** The overlap of two arcs, as a share of their length, so that no seam shows. */
const OVERLAP = 0.25;

/** The thickness of the ring, unless its caller or the theme changes it, in user units. */
export const RING_THICKNESS = 12;

/** Rings that are smaller than this, in user units, have no room for words, a thick stroke or a glow. */
const SMALL = 48;

/** Space between two rings, in user units. */
const GAP = 2;

/** Space outside the centre line of the ring for its thickness and its glow, in user units. */
export function ringMargin(thickness = RING_THICKNESS): number {
  return thickness / 2 + 4;
}

export interface RingShape {
  /** The radius of the centre line of the outer ring. */
  radius: number;
  /** The space outside that line. */
  margin: number;
  /** The thickness of the stroke; undefined for that of the theme. */
  thickness: number | undefined;
}

/** The shape of a ring from what its caller asks for. A small ring has a thin stroke and no glow. */
export function ringShape(
  size: number | undefined,
  radius: number | undefined,
  thickness: number | undefined,
): RingShape {
  if (size === undefined) return { radius: radius ?? 70, margin: ringMargin(thickness), thickness };
  if (size >= SMALL) {
    const margin = ringMargin(thickness);
    return { radius: size / 2 - margin, margin, thickness };
  }
  const stroke = thickness ?? size / 8;
  return { radius: (size - stroke) / 2, margin: stroke / 2, thickness: stroke };
}

/** The radius of each of several rings, from the outer one to the inner one. */
export function ringRadii(count: number, radius: number, thickness = RING_THICKNESS): number[] {
  return Array.from({ length: count }, (_, index) => radius - index * (thickness + GAP));
}

export interface RingSegment {
  /** The path of the arc, in a box of `2 * (radius + margin)`. */
  d: string;
  /** The colours of the bow that the arc is mixed from, 1 to 7. */
  from: number;
  to: number;
  /** The share of `to`, in percent. */
  mix: number;
}

/** The coloured arcs of a full ring, clockwise from 12 o'clock. */
export function ringSegments(radius: number, margin: number): RingSegment[] {
  return Array.from({ length: SEGMENTS }, (_, index) => {
    const colour = Math.floor(index / SHADES_PER_COLOUR);
    return {
      d: arcPath(radius, margin, (index - OVERLAP) / SEGMENTS, (index + 1 + OVERLAP) / SEGMENTS),
      from: colour + 1,
      to: ((colour + 1) % 7) + 1,
      mix: Math.round(((index % SHADES_PER_COLOUR) / SHADES_PER_COLOUR) * 100),
    };
  });
}

/** The point of the ring at a fraction of a turn from 12 o'clock. */
function pointAt(radius: number, margin: number, turn: number): string {
  const middle = radius + margin;
  const angle = turn * 2 * Math.PI;
  const x = middle + radius * Math.sin(angle);
  const y = middle - radius * Math.cos(angle);
  return `${x.toFixed(2)} ${y.toFixed(2)}`;
}

/** The end of the second lap: a short arc that ends at 12 o'clock, as long as the edge around it. */
export function tipPath(radius: number, middle: number, edge: number): string {
  return arcPath(radius, middle - radius, -edge / radius / (2 * Math.PI), 0);
}

function arcPath(radius: number, margin: number, start: number, end: number): string {
  return `M${pointAt(radius, margin, start)}A${radius} ${radius} 0 0 1 ${pointAt(radius, margin, end)}`;
}

/**
 * Share of a full turn's time that a way between two percentages takes: its root, as for all that begins
 * and ends at rest. So no frames are drawn for a tip that hardly moves any more.
 */
export function timeShare(from: number, to: number): number {
  return Math.sqrt(Math.abs(to - from) / 100);
}

/** The share of a value in percent: 0 for what is no number or below 0, 100 for what has no end. */
export function ringShare(value: number, max = 100): number {
  const share = max === 100 ? value : (value / max) * 100;
  // No comparison with NaN is true.
  if (!(share > 0)) return 0;
  return share === Infinity ? 100 : share;
}
