/** The range of a chart's values, and the round numbers in it. */
export interface ChartDomain {
  min: number;
  max: number;
  ticks: readonly number[];
}

const INTERVALS = 5;
/** A smaller span cannot be divided into ticks in floating point. */
const MIN_SPAN = 1e-290;

/** A finite value, or null. */
export function finiteOrNull(value: number | null): number | null {
  return Number.isFinite(value) ? value : null;
}

/**
 * The given domain, or one of round numbers around the values. D3's `scaleLinear` would bring colour
 * interpolation and number formats: four times the weight of the geometry for one multiplication.
 */
export function chartDomain(
  values: readonly (number | null)[],
  given: readonly [number, number] | undefined,
  fromZero: boolean,
): ChartDomain {
  if (given && given.every(Number.isFinite) && hasSpan(Math.min(...given), Math.max(...given))) {
    const [min, max] = [Math.min(...given), Math.max(...given)];
    return { min, max, ticks: niceTicks(min, max, given.every(Number.isInteger), false) };
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
  if (fromZero || !hasSpan(min, max)) [min, max] = [Math.min(0, min), Math.max(0, max)];
  if (!hasSpan(min, max)) [min, max] = [0, 1];
  const ticks = niceTicks(min, max, whole, true);
  return { min: Math.min(min, ...ticks), max: Math.max(max, ...ticks), ticks };
}

/** The position of a value in the domain: 0 at its lowest, 1 at its highest. */
export function positionIn({ min, max }: ChartDomain, value: number): number {
  // In halves, because the span of ±1e308 overflows.
  const position = (value / 2 - min / 2) / (max / 2 - min / 2);
  return Math.min(1, Math.max(0, position));
}

function hasSpan(min: number, max: number): boolean {
  return max / 2 - min / 2 > MIN_SPAN;
}

/** Multiples of 1, 2 or 5 × a power of ten: those inside the range, or also the next ones outside. */
function niceTicks(min: number, max: number, whole: boolean, outside: boolean): number[] {
  const rough = max / INTERVALS - min / INTERVALS;
  let power = Math.floor(Math.log10(rough));
  const mantissa = rough / 10 ** power;
  let multiple = mantissa < 1.2 ? 1 : mantissa < 2.4 ? 2 : mantissa < 6 ? 5 : 10;
  if (whole && power < 0) [power, multiple] = [0, 1];
  // 3 / 10 is 0.3; 3 * 0.1 is 0.30000000000000004.
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
