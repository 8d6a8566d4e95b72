import { shorten, textWidth } from './textWidth';

/** A label that has a place on the category axis. */
export interface PlacedLabel {
  index: number;
  text: string;
  /** Its middle, in px. */
  x: number;
  /** Its width in px, as estimated. */
  width: number;
}

interface LabelRoom {
  labels: readonly string[];
  /** The middle of each datum in px, from first to last, in either direction. */
  centers: readonly number[];
  /** The width that the labels may use, in px from 0. */
  width: number;
  fontSize: number;
  /** The label that always stays, and stands in a pill. */
  pinned?: number;
}

/** In em: the space between two labels, around the pill, and inside it at each side of its text. */
const GAP = 0.5;
const PILL_GAP = 0.15;
const PILL_PADDING = 0.67;

/** The room in em that a shortened label needs to still say something. */
const SHORT_LABEL = 4;

/**
 * Which labels are drawn, where: first labels thin out (every second, every third, …, the last one
 * left with the first), then they are shortened, three or two of them. None overlaps another or leaves the chart.
 */
export function placeLabels(room: LabelRoom): PlacedLabel[] {
  const { labels, centers, width, fontSize, pinned } = room;
  const count = labels.length;
  const widths = labels.map((label, index) => {
    const padding = index === pinned ? 2 * PILL_PADDING : 0;
    return (textWidth(label) + padding) * fontSize;
  });
  for (let every = 1; every <= Math.max(1, count - 1); every++) {
    const placed = everyNth(count, every, pinned).map((index) => {
      const half = (widths[index] ?? 0) / 2;
      const x = clamp(centers[index] ?? 0, half, width - half);
      return { index, text: labels[index] ?? '', x, width: 2 * half };
    });
    if (fits(placed, room)) return placed;
  }
  const kept = width / fontSize >= 3 * SHORT_LABEL ? 2 : 1;
  const every = Math.max(1, Math.floor((count - 1) / kept));
  return everyNth(count, every, pinned).flatMap((index, position, all) =>
    shortened(room, index, all[position - 1], all[position + 1]),
  );
}

function everyNth(count: number, every: number, pinned = 0): number[] {
  const first = Number.isInteger(pinned) && pinned >= 0 && pinned < count ? pinned % every : 0;
  return Array.from({ length: Math.ceil((count - first) / every) }, (_, i) => first + i * every);
}

function fits(placed: readonly PlacedLabel[], { width, fontSize, pinned }: LabelRoom): boolean {
  return placed.every((label, position) => {
    if (label.width > width) return false;
    const next = placed[position + 1];
    if (!next) return true;
    const gap = label.index === pinned || next.index === pinned ? PILL_GAP : GAP;
    return Math.abs(next.x - label.x) >= (next.width + label.width) / 2 + gap * fontSize;
  });
}

/** The label cut to half the way to either neighbour, or nothing where not a character fits. */
function shortened(
  { labels, centers, width, fontSize, pinned }: LabelRoom,
  index: number,
  before: number | undefined,
  after: number | undefined,
): PlacedLabel[] {
  const center = centers[index] ?? 0;
  const halfway = [before, after]
    .filter((neighbour) => neighbour !== undefined)
    .map((neighbour) => (center + (centers[neighbour] ?? center)) / 2);
  const gap = (GAP * fontSize) / 2;
  const left = Math.max(0, ...halfway.filter((x) => x < center)) + gap;
  const right = Math.min(width, ...halfway.filter((x) => x > center)) - gap;
  const padding = index === pinned ? 2 * PILL_PADDING : 0;
  const text = shorten(labels[index] ?? '', (right - left) / fontSize - padding);
  if (!text) return [];
  const half = ((textWidth(text) + padding) * fontSize) / 2;
  return [{ index, text, x: clamp(center, left + half, right - half), width: 2 * half }];
}

function clamp(value: number, lowest: number, highest: number): number {
  return Math.max(lowest, Math.min(highest, value));
}
