export interface SpinRange {
  min?: number | undefined;
  max?: number | undefined;
  step: number;
}

export function clamp(value: number, { min = -Infinity, max = Infinity }: SpinRange): number {
  return Math.min(Math.max(value, min), max);
}

/** The value after a number of steps, without the noise of binary fractions. None counts as 0. */
export function addSteps(value: number | null, steps: number, range: SpinRange): number {
  const decimals = Math.max(decimalsOf(value ?? 0), decimalsOf(range.step));
  return clamp(Number(((value ?? 0) + steps * range.step).toFixed(decimals)), range);
}

function decimalsOf(value: number): number {
  const [, decimals = ''] = String(value).split('.');
  return Math.min(decimals.length, 20);
}

/** The value after a key of a spin button is pressed; undefined for other keys. End goes to `end` or the maximum. */
export function valueAfterKey(
  key: string,
  value: number | null,
  { end, ...range }: SpinRange & { end?: number },
): number | undefined {
  switch (key) {
    case 'ArrowUp':
      return addSteps(value, 1, range);
    case 'ArrowDown':
      return addSteps(value, -1, range);
    case 'PageUp':
      return addSteps(value, 10, range);
    case 'PageDown':
      return addSteps(value, -10, range);
    case 'Home':
      return range.min;
    case 'End':
      return end ?? range.max;
    default:
      return undefined;
  }
}
