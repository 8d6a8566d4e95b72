/** The values that a chart spans, and the round numbers between them. */
export interface ChartDomain {
  min: number;
  max: number;
  ticks: readonly number[];
}

const INTERVALS = 5;
/** Below this span, dividing it further leaves the numbers that a computer can tell apart. */
const SMALLEST_SPAN = 1e-290;

/** A value that can be drawn, or null. */
export function finiteOrNull(value: number | null): number | null {
  return Number.isFinite(value) ? value : null;
}

/**
 * The given domain, or one of round numbers around the values. Ours rather than d3's `scaleLinear`,
 * which brings colour interpolation and number formats along: four times the weight of this chart's
 * geometry for one multiplication.
 */
export function chartDomain(
  values: readonly (number | null)[],
  given: readonly [number, number] | undefined,
  fromZero: boolean,
): ChartDomain {
  if (given && given.every(Number.isFinite) && spans(Math.min(...given), Math.max(...given))) {
    const [min, max] = [Math.min(...given), Math.max(...given)];
    return { min, max, ticks: roundNumbers(min, max, given.every(Number.isInteger), false) };
  }
  let min = Infinity;
  let max = -Infinity;
  let whole = true;
  for (const value of values) {
    if (value === null) continue;
    min = Math.min(min, value);
    max = Math.max(max, value);
    whole &&= Number.isInteger(value);
  }
  if (min > max) [min, max] = [0, 1];
  if (fromZero || !spans(min, max)) [min, max] = [Math.min(0, min), Math.max(0, max)];
  if (!spans(min, max)) [min, max] = [0, 1];
  const ticks = roundNumbers(min, max, whole, true);
  return { min: Math.min(min, ...ticks), max: Math.max(max, ...ticks), ticks };
}

/** Where a value stands between the domain's lowest (0) and highest (1). */
export function positionIn({ min, max }: ChartDomain, value: number): number {
  // Halves, because the whole span of ±1e308 is beyond what a number can hold.
  const position = (value / 2 - min / 2) / (max / 2 - min / 2);
  return Math.min(1, Math.max(0, position));
}

function spans(min: number, max: number): boolean {
  return max / 2 - min / 2 > SMALLEST_SPAN;
}

/** Multiples of 1, 2 or 5 × a power of ten: those inside, or from just outside to just outside. */
function roundNumbers(min: number, max: number, whole: boolean, outside: boolean): number[] {
  const rough = max / INTERVALS - min / INTERVALS;
  let power = Math.floor(Math.log10(rough));
  const lead = rough / 10 ** power;
  let multiple = lead < 1.2 ? 1 : lead < 2.4 ? 2 : lead < 6 ? 5 : 10;
  if (whole && power < 0) [power, multiple] = [0, 1];
  // Dividing by a whole power keeps 3 tenths 0.3; multiplying by 0.1 would not.
  const unit = 10 ** Math.abs(power);
  const tick = (count: number) => (power < 0 ? (count * multiple) / unit : count * multiple * unit);
  const first = (outside ? Math.floor : Math.ceil)(min / tick(1));
  const last = (outside ? Math.ceil : Math.floor)(max / tick(1));
  const intervals = Math.min(2 * INTERVALS, last - first);
  const ticks: number[] = [];
  for (let index = 0; index <= intervals; index++) {
    const value = tick(first + index);
    const fits = outside ? Number.isFinite(value) : value >= min && value <= max;
    if (fits && value !== ticks.at(-1)) ticks.push(value);
  }
  return ticks;
}
