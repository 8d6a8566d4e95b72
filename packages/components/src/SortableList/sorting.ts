/** The items with the one at `from` moved to `to`. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const others = items.toSpliced(from, 1);
  return others.toSpliced(to, 0, ...items.slice(from, from + 1));
}

/** The place of a row among groups. */
export interface Place {
  /** The index of its group. */
  group: number;
  /** Its index in the group. */
  index: number;
}

/** The items of all groups with one of them moved. */
export function moveBetween<Item>(
  groups: readonly (readonly Item[])[],
  from: Place,
  to: Place,
): Item[][] {
  const moved = groups[from.group]?.slice(from.index, from.index + 1) ?? [];
  return groups.map((items, group) => {
    const others = group === from.group ? items.toSpliced(from.index, 1) : [...items];
    return group === to.group ? others.toSpliced(to.index, 0, ...moved) : others;
  });
}

/** The place before (-1) or after (1) another: at the end of a group, the near end of the next; null beyond the last. */
export function nextPlace(counts: readonly number[], from: Place, step: -1 | 1): Place | null {
  const index = from.index + step;
  if (index >= 0 && index < (counts[from.group] ?? 0)) return { group: from.group, index };
  const group = from.group + step;
  const count = counts[group];
  return count === undefined ? null : { group, index: step < 0 ? count : 0 };
}

/** The place of an entry in a line of headings and rows, in which each group begins with its heading, if it has one. */
export function placeInLine(line: readonly ('heading' | 'row')[], at: number): Place {
  const before = line.slice(0, at);
  const heading = before.lastIndexOf('heading');
  const headings = before.filter((entry) => entry === 'heading').length;
  return { group: Math.max(headings - 1, 0), index: at - heading - 1 };
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

/** Distances that a row can be dragged, in px: up to the place `first` (0 or negative), and down to the end. */
export function dragRange(
  slots: readonly Slot[],
  from: number,
  first = 0,
): [up: number, down: number] {
  const [dragged, highest, last] = [slots[from], slots[first], slots.at(-1)];
  if (!dragged || !highest || !last) return [0, 0];
  return [highest.top - dragged.top, last.top + last.height - dragged.top - dragged.height];
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
