import type { TextDatum } from './chartData';
import type { DataScale } from './dataScale';
import { textWidth, truncate } from './textWidth';

/** A label with its place on the x axis. */
export interface PlacedLabel {
  /** The index of its datum; -1 for a day without one. */
  index: number;
  text: string;
  /** Its middle, in px. */
  x: number;
  /** Its estimated width, in px. */
  width: number;
}

export interface LabelRoom {
  /** The width that the labels may use, in px from 0. */
  width: number;
  fontSize: number;
  /** The label in the pill, which always stays. */
  pinned?: number | undefined;
}

export interface LabelInput extends LabelRoom {
  data: readonly TextDatum[];
  scale: Pick<DataScale, 'centerOf'>;
  formatLabel?: (label: string, index: number) => string;
}

type TextOf = (index: number) => string;

/** Space between two labels, around the pill, and inside it at each side of its text, in em. */
const GAP = 0.5;
/** The space between full labels that have short forms: two charts of nearly the same width then have the same labels. */
const FULL_GAP = 1;
const PILL_GAP = 0.15;
const PILL_PADDING = 0.67;

/** Widths of the narrowest label with its gap, and of the least room for a truncated label, in em. */
const NARROWEST = 0.36 + GAP;
const MIN_TRUNCATED = 4;

/**
 * The labels that fit, with their places. Where not all fit, their short forms may; too many labels thin out: every second, third, … stays.
 * Labels that are still too long are truncated, and three or two of them stay. None overlaps another or
 * leaves the chart. Empty labels do not count: the others thin out among themselves.
 */
export function placeLabels(options: LabelInput): PlacedLabel[] {
  const { data, scale, width, fontSize, formatLabel, pinned } = options;
  const textOf: TextOf = (index) => {
    const label = data[index]?.label ?? '';
    return formatLabel ? formatLabel(label, index) : label;
  };
  const labelled = labelledIndices(options, textOf);
  const count = labelled?.length ?? data.length;
  const indexOf = (place: number) => (labelled ? (labelled[place] ?? 0) : place);
  const placeOf = (index: number) =>
    labelled ? labelled.indexOf(index) : index in data ? index : -1;
  const from = pinned === undefined ? 0 : Math.max(0, placeOf(pinned));
  const everyNth = (every: number) => {
    const indices: number[] = [];
    for (let place = from % every; place < count; place += every) indices.push(indexOf(place));
    return indices;
  };

  const isShort = data.length > 0 && data.every(({ shortLabel }) => shortLabel);
  if (isShort) {
    const shortOf: TextOf = (index) => data[index]?.shortLabel ?? '';
    const fitting =
      placeInFull(options, everyNth(1), textOf, FULL_GAP) ??
      placeInFull(options, everyNth(1), shortOf);
    if (fitting) return fitting;
  }

  // Skips steps that cannot fit even the narrowest labels, and steps that keep as many as the last one.
  let every = Math.max(1, Math.floor((count * NARROWEST * fontSize) / width));
  while (every <= Math.max(1, count - 1)) {
    const labels = placeInFull(options, everyNth(every), textOf);
    if (labels) return labels;
    const fewer = Math.ceil(count / every) - 1;
    every = Math.max(every + 1, fewer > 1 ? Math.ceil(count / fewer) : count - 1);
  }

  const intervals = width / fontSize >= 3 * MIN_TRUNCATED ? 2 : 1;
  const padding = (index: number) => (index === pinned ? 2 * PILL_PADDING : 0);
  return everyNth(Math.max(1, Math.floor((count - 1) / intervals))).flatMap((index, place, all) => {
    const [left, right] = boundsOf(options, index, all[place - 1], all[place + 1]);
    const text = truncate(textOf(index), (right - left) / fontSize - padding(index));
    return text
      ? [placeLabel(options, { index, text, x: scale.centerOf(index) }, left, right)]
      : [];
  });
}

/** The data that have a label, or null if all have one. */
function labelledIndices({ data, formatLabel }: LabelInput, textOf: TextOf) {
  if (!formatLabel && data.every(({ label }) => label !== '')) return null;
  return Array.from(data.keys()).filter((index) => textOf(index) !== '');
}

/** Places a label as near to its x as its bounds allow. */
export function placeLabel(
  { fontSize, pinned }: LabelRoom,
  { index, text, x }: Omit<PlacedLabel, 'width'>,
  left: number,
  right: number,
): PlacedLabel {
  const padding = index === pinned ? 2 * PILL_PADDING : 0;
  const half = ((textWidth(text) + padding) * fontSize) / 2;
  return { index, text, x: Math.max(left + half, Math.min(right - half, x)), width: 2 * half };
}

/** Places labels in their full length; null if they do not fit. The second label fails most often. */
function placeInFull(
  options: LabelInput,
  indices: readonly number[],
  textOf: TextOf,
  gap = GAP,
): PlacedLabel[] | null {
  const labels: PlacedLabel[] = [];
  for (const index of indices) {
    const x = options.scale.centerOf(index);
    const label = placeLabel(options, { index, text: textOf(index), x }, 0, options.width);
    if (label.width > options.width || !isApart(labels.at(-1), label, options, gap)) return null;
    labels.push(label);
  }
  return labels;
}

/** True if there is enough space between a label and the one before. */
export function isApart(
  before: PlacedLabel | undefined,
  label: PlacedLabel,
  { fontSize, pinned }: LabelRoom,
  gap = GAP,
): boolean {
  if (!before) return true;
  const ems = before.index === pinned || label.index === pinned ? PILL_GAP : gap;
  return Math.abs(label.x - before.x) >= (label.width + before.width) / 2 + ems * fontSize;
}

/** The room of a label: halfway to each neighbour, or to the edge of the chart. */
function boundsOf(
  { scale, width, fontSize }: LabelInput,
  index: number,
  before: number | undefined,
  after: number | undefined,
): [left: number, right: number] {
  const center = scale.centerOf(index);
  const borders = [before, after]
    .filter((neighbour) => neighbour !== undefined)
    .map((neighbour) => (center + scale.centerOf(neighbour)) / 2);
  const gap = (GAP * fontSize) / 2;
  return [
    Math.max(0, ...borders.filter((x) => x < center)) + gap,
    Math.min(width, ...borders.filter((x) => x > center)) - gap,
  ];
}
