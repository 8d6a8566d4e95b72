/*
 * Seven arcs on one circle of 380, with gaps of 5 between them, and a letter under the middle of each. In user
 * units, of which the bow is 318 wide: as many px as it has in a card on a phone.
 */
export const WEEK_WIDTH = 318;
export const WEEK_HEIGHT = 68;

const RADIUS = 380;
const LETTER_RADIUS = 355;
/** The middle of the circle. Its top is 8 under the upper edge. */
const CENTRE = { x: WEEK_WIDTH / 2, y: RADIUS + 8 };

/** The length of an arc, and the way from one to the next. */
export const PART_LENGTH = 39.1;
const PITCH = PART_LENGTH + 5;

/** The edge of a part shows at both of its ends, too. */
export const CORE_INSET = 1.5;

/** The arc of a day, 0 to 6, shorter by `inset` at both ends. */
export function partPath(index: number, inset = 0): string {
  const middle = (index - 3) * PITCH;
  const half = PART_LENGTH / 2 - inset;
  const from = pointAt(middle - half, RADIUS);
  const to = pointAt(middle + half, RADIUS);
  return `M${from.x} ${from.y}A${RADIUS} ${RADIUS} 0 0 1 ${to.x} ${to.y}`;
}

/** The middle of a day's letter: straight under the middle of its part. */
export function letterPoint(index: number) {
  const along = (index - 3) * PITCH;
  return { x: pointAt(along, RADIUS).x, y: pointAt(along, LETTER_RADIUS).y };
}

/** The point so far along the bow from its top, at a distance from the middle of the circle. */
function pointAt(along: number, radius: number) {
  const angle = along / RADIUS;
  return {
    x: round(CENTRE.x + radius * Math.sin(angle)),
    y: round(CENTRE.y - radius * Math.cos(angle)),
  };
}

const round = (value: number) => Math.round(value * 100) / 100;
