import { placeOf, type CategoryScale } from './categoryScale';
import type { ChartDatum } from './chartProps';
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
  data: readonly ChartDatum[];
  scale: CategoryScale;
  /** The width that the labels may use, in px from 0. */
  width: number;
  fontSize: number;
  formatLabel?: (label: string, index: number) => string;
  /** The label that always stays, and stands in a pill. */
  pinned?: number;
}

/** In em: the space between two labels, around the pill, and inside it at each side of its text. */
const GAP = 0.5;
const PILL_GAP = 0.15;
const PILL_PADDING = 0.67;

/** In em: the narrowest label and its gap, and the room that a shortened one needs to say something. */
const NARROWEST = 0.36 + GAP;
const SHORT_LABEL = 4;

/**
 * Which labels are drawn, where: first labels thin out (every second, every third, …, the last one
 * left with the first), then they are shortened, three or two of them. None overlaps another or leaves
 * the chart. Empty labels count as none: those that aren't empty thin out among themselves.
 */
export function placeLabels(room: LabelRoom): PlacedLabel[] {
  const { data, scale, width, fontSize, formatLabel, pinned } = room;
  const textOf = (index: number) => {
    const label = data[index]?.label ?? '';
    return formatLabel ? formatLabel(label, index) : label;
  };
  const labelled = labelledOf(room, textOf);
  const count = labelled?.length ?? data.length;
  const indexAt = (place: number) => (labelled ? (labelled[place] ?? 0) : place);
  const placeOfPinned = (index: number) =>
    labelled ? labelled.indexOf(index) : index in data ? index : -1;
  const from = pinned === undefined ? 0 : Math.max(0, placeOfPinned(pinned));
  const everyNth = (every: number) => {
    const indices: number[] = [];
    for (let place = from % every; place < count; place += every) indices.push(indexAt(place));
    return indices;
  };

  // Not tried: what no labels, however narrow, have room for, and steps that leave as many as the last.
  let every = Math.max(1, Math.floor((count * NARROWEST * fontSize) / width));
  while (every <= Math.max(1, count - 1)) {
    const labels = wholeLabels(room, everyNth(every), textOf);
    if (labels) return labels;
    const fewer = Math.ceil(count / every) - 1;
    every = Math.max(every + 1, fewer > 1 ? Math.ceil(count / fewer) : count - 1);
  }

  const kept = width / fontSize >= 3 * SHORT_LABEL ? 2 : 1;
  const padding = (index: number) => (index === pinned ? 2 * PILL_PADDING : 0);
  return everyNth(Math.max(1, Math.floor((count - 1) / kept))).flatMap((index, position, all) => {
    const [left, right] = halfways(room, index, all[position - 1], all[position + 1]);
    const text = shorten(textOf(index), (right - left) / fontSize - padding(index));
    return text ? [placed({ scale, fontSize, pinned }, index, text, left, right)] : [];
  });
}

/** The data that have a label, or null if all have. */
function labelledOf({ data, formatLabel }: LabelRoom, textOf: (index: number) => string) {
  if (!formatLabel && data.every(({ label }) => label !== '')) return null;
  return Array.from(data.keys()).filter((index) => textOf(index) !== '');
}

/** A label as near to its datum as it can stand between two places. */
function placed(
  { scale, fontSize, pinned }: Pick<LabelRoom, 'scale' | 'fontSize' | 'pinned'>,
  index: number,
  text: string,
  left: number,
  right: number,
): PlacedLabel {
  const padding = index === pinned ? 2 * PILL_PADDING : 0;
  const half = ((textWidth(text) + padding) * fontSize) / 2;
  const x = Math.max(left + half, Math.min(right - half, placeOf(scale, index)));
  return { index, text, x, width: 2 * half };
}

/** The labels of these data in their whole length; null if they do not fit, most often by the second. */
function wholeLabels(
  room: LabelRoom,
  indices: readonly number[],
  textOf: (index: number) => string,
): PlacedLabel[] | null {
  const labels: PlacedLabel[] = [];
  for (const index of indices) {
    const label = placed(room, index, textOf(index), 0, room.width);
    if (label.width > room.width || !isClear(labels.at(-1), label, room)) return null;
    labels.push(label);
  }
  return labels;
}

/** Whether there is enough room between a label and the one before. */
function isClear(
  before: PlacedLabel | undefined,
  label: PlacedLabel,
  { fontSize, pinned }: LabelRoom,
): boolean {
  if (!before) return true;
  const gap = before.index === pinned || label.index === pinned ? PILL_GAP : GAP;
  return Math.abs(label.x - before.x) >= (label.width + before.width) / 2 + gap * fontSize;
}

/** The room of a label: half the way to either neighbour, or to the chart's edge. */
function halfways(
  { scale, width, fontSize }: LabelRoom,
  index: number,
  before: number | undefined,
  after: number | undefined,
): [left: number, right: number] {
  const center = placeOf(scale, index);
  const places = [before, after]
    .filter((neighbour) => neighbour !== undefined)
    .map((neighbour) => (center + placeOf(scale, neighbour)) / 2);
  const gap = (GAP * fontSize) / 2;
  return [
    Math.max(0, ...places.filter((x) => x < center)) + gap,
    Math.min(width, ...places.filter((x) => x > center)) - gap,
  ];
}
