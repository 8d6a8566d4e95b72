/** The items with the one at `from` moved to `to`. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const others = items.toSpliced(from, 1);
  return others.toSpliced(to, 0, ...items.slice(from, from + 1));
}

/** The place of a row in its list before a drag, in px. */
export interface Slot {
  top: number;
  height: number;
}

const middleOf = ({ top, height }: Slot) => top + height / 2;

/**
 * The index that a row has when it is dropped after a drag of `offset` px. It passes another row once it
 * covers half of it.
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

/** Distances that a row can be dragged within its list, in px: up (0 or negative) and down. */
export function dragRange(slots: readonly Slot[], from: number): [up: number, down: number] {
  const [dragged, first, last] = [slots[from], slots[0], slots.at(-1)];
  if (!dragged || !first || !last) return [0, 0];
  return [first.top - dragged.top, last.top + last.height - dragged.top - dragged.height];
}

/** Distance that a row shifts while another is dragged from one index to another, in px. */
export function shiftOf(slots: readonly Slot[], index: number, from: number, to: number): number {
  const [first, second, dragged] = [slots[0], slots[1], slots[from]];
  if (index === from || !first || !second || !dragged) return 0;
  const distance = dragged.height + second.top - first.top - first.height;
  if (from < index && index <= to) return -distance;
  if (to <= index && index < from) return distance;
  return 0;
}

/** Within this distance of an edge, in px, a drag scrolls. */
const SCROLL_ZONE = 80;

/** Fastest scrolling during a drag, in px a frame. */
const MAX_SCROLL_STEP = 14;

/** The px to scroll in a frame while the pointer is at `y`: more, the nearer to an edge. */
export function scrollStep(y: number, top: number, bottom: number): number {
  const above = Math.min(top + SCROLL_ZONE - y, SCROLL_ZONE);
  const below = Math.min(y - bottom + SCROLL_ZONE, SCROLL_ZONE);
  if (above > 0 && above > below) return (-MAX_SCROLL_STEP * above) / SCROLL_ZONE;
  return below > 0 ? (MAX_SCROLL_STEP * below) / SCROLL_ZONE : 0;
}
