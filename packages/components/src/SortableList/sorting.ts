/** The items with the one at `from` taken out and put in at `to`. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const others = items.toSpliced(from, 1);
  return others.toSpliced(to, 0, ...items.slice(from, from + 1));
}

/** Where a row stands in its list before anything moves, in pixels. */
export interface Slot {
  top: number;
  height: number;
}

const middleOf = ({ top, height }: Slot) => top + height / 2;

/**
 * The index at which a row would be dropped that is dragged by `offset` pixels: it changes places with
 * another once it covers half of it.
 */
export function dropIndex(slots: readonly Slot[], from: number, offset: number): number {
  const dragged = slots[from];
  if (!dragged) return from;
  const top = dragged.top + offset;
  const bottom = top + dragged.height;
  return slots.filter((slot, index) =>
    index < from ? middleOf(slot) < top : index > from && middleOf(slot) < bottom,
  ).length;
}

/** How far a row can be dragged within its list, in pixels: up (not above 0) and down. */
export function dragRange(slots: readonly Slot[], from: number): [up: number, down: number] {
  const [dragged, first, last] = [slots[from], slots[0], slots.at(-1)];
  if (!dragged || !first || !last) return [0, 0];
  return [first.top - dragged.top, last.top + last.height - dragged.top - dragged.height];
}

/** How far a row gives way, in pixels, while another is dragged. */
export function shiftOf(slots: readonly Slot[], index: number, from: number, to: number): number {
  const [first, second, dragged] = [slots[0], slots[1], slots[from]];
  if (index === from || !first || !second || !dragged) return 0;
  const room = dragged.height + second.top - first.top - first.height;
  if (from < index && index <= to) return -room;
  if (to <= index && index < from) return room;
  return 0;
}

/** How near to an edge of what scrolls, in pixels, a drag begins to scroll it. */
const EDGE = 80;

/** In pixels a frame. */
const FASTEST = 14;

/** How far to scroll in a frame while the pointer is at `y`, in pixels; faster nearer to an edge. */
export function scrollStep(y: number, top: number, bottom: number): number {
  const above = Math.min(top + EDGE - y, EDGE);
  const below = Math.min(y - bottom + EDGE, EDGE);
  if (above > 0 && above > below) return (-FASTEST * above) / EDGE;
  return below > 0 ? (FASTEST * below) / EDGE : 0;
}
