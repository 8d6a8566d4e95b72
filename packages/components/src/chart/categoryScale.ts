/** The places of data along a chart, at even distances. */
export interface CategoryScale {
  count: number;
  /** The middle of the first datum, in px. */
  first: number;
  /** From one datum's middle to the next, in px; negative from right to left. */
  step: number;
}

/** Each datum in the middle of its band. */
export function bandScale(count: number, left: number, right: number, rtl: boolean): CategoryScale {
  const step = Math.max(0, right - left) / Math.max(1, count);
  return { count, first: rtl ? right - step / 2 : left + step / 2, step: rtl ? -step : step };
}

/** The first datum at one end, the last at the other. */
export function pointScale(count: number, from: number, to: number): CategoryScale {
  return {
    count,
    first: count > 1 ? from : (from + to) / 2,
    step: (to - from) / Math.max(1, count - 1),
  };
}

/** The x of a datum's middle, in px. */
export function xAt({ first, step }: CategoryScale, index: number): number {
  return first + index * step;
}

/** The datum nearest to an x in px. */
export function indexAt({ count, first, step }: CategoryScale, x: number): number {
  const index = Math.round((x - first) / (step || 1));
  return Math.max(0, Math.min(count - 1, index));
}
