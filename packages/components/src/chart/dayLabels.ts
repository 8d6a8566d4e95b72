import {
  isApart,
  placeLabel,
  placeLabels,
  type LabelInput,
  type LabelRoom,
  type PlacedLabel,
} from './categoryLabels';
import type { DataScale } from './dataScale';
import { dayTicks, tickOf, type DayTick } from './dayTicks';
import type { TimeAxis } from './timeAxis';

/** The space between two dates, in em: dates have spaces inside, too. */
const GAP = 1;
/** The width of the narrowest date with its gap, in em. */
const NARROWEST = 0.68 + GAP;

interface DayLabelRoom extends LabelRoom {
  time: TimeAxis;
  /** The x of a day's middle, in px. */
  xOf: (day: number) => number;
}

/** The labels under a chart: dates on an axis of days, else those of the data. */
export function xLabels({
  time,
  ...options
}: LabelInput & { scale: DataScale; time: TimeAxis | undefined }): PlacedLabel[] {
  return time ? placeDays({ ...options, time, xOf: options.scale.xOf }) : placeLabels(options);
}

/**
 * The dates under an axis of days: the densest row of ticks that fits and has two or more. None overlaps another or
 * leaves the chart. A date that would touch the pill gives way to it.
 */
export function placeDays(options: DayLabelRoom): PlacedLabel[] {
  const { time, xOf, width, fontSize, pinned } = options;
  const { days, locale } = time;
  const [first = 0, last = first] = [days[0], days.at(-1)];
  // -1 is no datum, and so never the one in the pill.
  const place = ({ day, text }: DayTick, index = -1) =>
    placeLabel(options, { index, text, x: xOf(day) }, 0, width);

  let kept: DayTick[] = [];
  for (const ticks of dayTicks(first, last, locale, width / (NARROWEST * fontSize))) {
    let before: PlacedLabel | undefined;
    kept = ticks.filter((tick) => {
      const label = place(tick);
      const fits = label.width <= width && isApart(before, label, options, GAP);
      if (fits) before = label;
      return fits;
    });
    if (kept.length > 1 && kept.length === ticks.length) break;
  }
  const labels = kept.map((tick) => place(tick, days.indexOf(tick.day)));
  const current = days[pinned ?? -1];
  if (current === undefined) return labels;
  const pill = place(tickOf(current, locale), pinned);
  const others = labels.filter((label) => label.index !== pinned && isApart(pill, label, options));
  return pill.width > width ? others : [...others, pill];
}
