import { roundPx } from '../internal/roundPx';
import { scaleLinear } from './scaleLinear';
import { textWidth } from './textWidth';
import type { ValueDomain } from './valueDomain';

/** The size that a chart is drawn in. */
export interface ChartSize {
  /** Width of the chart, in px. */
  width: number;
  /** Height of the chart, in px. */
  height: number;
  /** Font size of the labels, in px. */
  fontSize: number;
  /** True if the first datum is at the right. */
  rtl: boolean;
}

/** A round number on the value axis. */
export interface PlacedTick {
  text: string;
  symbol: string | undefined;
  y: number;
}

/** The area of the marks, its value scale, and the axis beside it. */
export interface PlotArea {
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** The scale of the values: a y in px from the top, always inside the plot. */
  y: (value: number) => number;
  ticks: readonly PlacedTick[];
  /** The end of the ticks' numbers, in px. */
  tickX: number;
  /** The middle of the ticks' symbols, in px. */
  symbolX: number;
}

interface PlotOptions {
  values: ValueDomain;
  /** Formats a tick; without it no axis is drawn. */
  formatTick?: (value: number) => string;
  symbols?: Readonly<Record<number, string>>;
  /** Space above the highest and below the lowest value, in px. */
  above: number;
  below: number;
  /** False if there are no labels under the plot. @defaultValue true */
  hasLabels?: boolean;
}

/** Of the symbols beside ticks, in em. */
export const SYMBOL_SIZE = 1.25;
const TICK_LEADING = 1.35;

/** The shares of the width that the axis may take: numbers alone, and numbers with symbols. */
const MAX_NUMBERS = 0.7;
const MAX_WITH_SYMBOLS = 0.4;

/** The area that is left for the marks beside the value axis and above the labels. */
export function plotArea(size: ChartSize, options: PlotOptions): PlotArea {
  const { width, height, fontSize, rtl } = size;
  const { values, formatTick, above, below, hasLabels = true } = options;
  const top = roundPx(above);
  const bottom = roundPx(
    Math.max(top + 1, height - (hasLabels ? labelRowHeight(fontSize) : 0) - below),
  );
  const y = scaleLinear(values.domain, [bottom, top]);

  const ticks = formatTick
    ? thinTicks(values.ticks, (bottom - top) / (TICK_LEADING * fontSize)).map((value) => ({
        text: formatTick(value),
        symbol: options.symbols?.[value],
        y: roundPx(y(value)),
      }))
    : [];
  const widest = Math.max(0, ...ticks.map(({ text }) => textWidth(text) * fontSize));
  const numbers = widest < width * MAX_NUMBERS ? widest : 0;
  const symbols = ticks.some(({ symbol }) => symbol) ? (SYMBOL_SIZE + 0.4) * fontSize : 0;
  const withSymbols = widest + symbols < width * MAX_WITH_SYMBOLS;
  const axis = ticks.length ? numbers + (withSymbols ? symbols : 0) + 7 : 0;
  const fromStart = (x: number) => roundPx(rtl ? width - x : x);
  const left = roundPx(rtl ? 0 : axis);
  return {
    left,
    right: Math.max(left, roundPx(width - (rtl ? axis : 0))),
    top,
    bottom,
    y,
    ticks: ticks.map((tick) => ({
      ...tick,
      text: numbers > 0 ? tick.text : '',
      symbol: withSymbols ? tick.symbol : undefined,
    })),
    tickX: fromStart(numbers),
    symbolX: fromStart(numbers + symbols - (SYMBOL_SIZE / 2) * fontSize),
  };
}

/** The height of the pill around a label. */
export function pillHeight(fontSize: number): number {
  return (fontSize * 5) / 3;
}

/** The height of the row of labels under the plot: the pill and the space above it. */
function labelRowHeight(fontSize: number): number {
  return pillHeight(fontSize) + 6;
}

/** Every tick, or every second, third, … so that they fit; 0 stays if it is among them. */
function thinTicks(ticks: readonly number[], lines: number): readonly number[] {
  const every = Math.max(1, Math.ceil((ticks.length - 1) / Math.max(1, lines)));
  const from = Math.max(0, ticks.indexOf(0)) % every;
  return ticks.filter((_, index) => index % every === from);
}
