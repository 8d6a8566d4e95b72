import { positionIn, type ChartDomain } from './chartDomain';
import { textWidth } from './textWidth';

/** What a drawing is made for. */
export interface ChartSize {
  /** In px. */
  width: number;
  /** In px. */
  height: number;
  /** Of the labels, in px. */
  fontSize: number;
  /** Whether the first datum stands at the right. */
  rtl: boolean;
}

/** A round value on the value axis. */
export interface PlacedTick {
  text: string;
  symbol: string | undefined;
  y: number;
}

/** Where the marks go, and the axis beside them. */
export interface ChartPlane {
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** The height of a value, in px from the top, always inside the plane. */
  y: (value: number) => number;
  ticks: readonly PlacedTick[];
  /** Where the ticks' numbers end and their symbols stand, in px. */
  tickX: number;
  symbolX: number;
}

interface PlaneOptions {
  domain: ChartDomain;
  /** The ticks' words; without it no axis is drawn. */
  formatTick?: (value: number) => string;
  symbols?: Readonly<Record<number, string>>;
  /** Room for what stands above the highest and below the lowest value, in px. */
  above: number;
  below: number;
}

/** Of symbols beside ticks, in em. */
export const SYMBOL_SIZE = 1.25;
const TICK_LEADING = 1.35;

/** The share of the width that numbers may take, or have with symbols beside them; else they are left out. */
const NUMBERS_SHARE = 0.7;
const SYMBOLS_SHARE = 0.4;

/** The plane that is left of a chart's area once axis and labels have their room. */
export function chartPlane(size: ChartSize, options: PlaneOptions): ChartPlane {
  const { width, height, fontSize, rtl } = size;
  const { domain, formatTick, above, below } = options;
  const top = roundPx(above);
  const bottom = roundPx(Math.max(top + 1, height - labelRow(fontSize) - below));
  const y = (value: number) => roundPx(bottom - positionIn(domain, value) * (bottom - top));

  const ticks = formatTick
    ? roomyTicks(domain.ticks, (bottom - top) / (TICK_LEADING * fontSize)).map((value) => ({
        text: formatTick(value),
        symbol: options.symbols?.[value],
        y: y(value),
      }))
    : [];
  const widest = Math.max(0, ...ticks.map(({ text }) => textWidth(text) * fontSize));
  const numbers = widest < width * NUMBERS_SHARE ? widest : 0;
  const symbols = ticks.some(({ symbol }) => symbol) ? (SYMBOL_SIZE + 0.4) * fontSize : 0;
  const withSymbols = widest + symbols < width * SYMBOLS_SHARE;
  const axis = ticks.length ? numbers + (withSymbols ? symbols : 0) + 7 : 0;
  const fromStart = (x: number) => roundPx(rtl ? width - x : x);
  return {
    left: rtl ? 0 : roundPx(axis),
    right: rtl ? roundPx(width - axis) : width,
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

/** A length to a hundredth of a px: finer than any screen, and short in markup. */
export function roundPx(px: number): number {
  return Math.round(px * 100) / 100;
}

/** The height of the labels' row under the plane: the pill and the space above it. */
function labelRow(fontSize: number): number {
  return pillHeight(fontSize) + 6;
}

/** The height of the pill that a label can stand in. */
export function pillHeight(fontSize: number): number {
  return (fontSize * 5) / 3;
}

/** Every tick, or every second, third, …, from 0 if there is one, so that so many lines hold them. */
function roomyTicks(ticks: readonly number[], lines: number): readonly number[] {
  const every = Math.max(1, Math.ceil((ticks.length - 1) / Math.max(1, lines)));
  const from = Math.max(0, ticks.indexOf(0)) % every;
  return ticks.filter((_, index) => index % every === from);
}
