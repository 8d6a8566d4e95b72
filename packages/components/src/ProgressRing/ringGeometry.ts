/** Arcs in a whole ring: twelve shades between each of the seven colours of the bow and the next. */
const segmentCount = 84;
const shadesPerColour = segmentCount / 7;

/** Each arc overlaps the next by this much of its own length, so that no seam shows. */
const overlap = 0.25;

/** Room outside the ring's centre line for its width and its light, in user units. */
export const ringMargin = 10;

export interface RingSegment {
  /** The arc's path, around the middle of a box of `2 * (radius + ringMargin)`. */
  d: string;
  /** The colours of the bow that it lies between, 1 to 7. */
  from: number;
  to: number;
  /** How much of `to` is mixed in, in percent. */
  mix: number;
}

/** The coloured arcs of a whole ring, clockwise from 12 o'clock. */
export function ringSegments(radius: number): RingSegment[] {
  return Array.from({ length: segmentCount }, (_, index) => {
    const colour = Math.floor(index / shadesPerColour);
    return {
      d: arcPath(radius, (index - overlap) / segmentCount, (index + 1 + overlap) / segmentCount),
      from: colour + 1,
      to: ((colour + 1) % 7) + 1,
      mix: Math.round(((index % shadesPerColour) / shadesPerColour) * 100),
    };
  });
}

/** A point of the ring, as fractions of a turn from 12 o'clock. */
function ringPoint(radius: number, turn: number): string {
  const middle = radius + ringMargin;
  const angle = turn * 2 * Math.PI;
  const x = middle + radius * Math.sin(angle);
  const y = middle - radius * Math.cos(angle);
  return `${x.toFixed(2)} ${y.toFixed(2)}`;
}

function arcPath(radius: number, start: number, end: number): string {
  return `M${ringPoint(radius, start)}A${radius} ${radius} 0 0 1 ${ringPoint(radius, end)}`;
}

/** A percentage fit to be drawn: between 0 and 100, and 0 for what is not a number. */
export function clampPercentage(value: number): number {
  // Asked this way round, because nothing that is not a number is greater than 0.
  return value > 0 ? Math.min(100, value) : 0;
}
