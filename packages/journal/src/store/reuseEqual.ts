/**
 * Returns the next value, with each part that equals its counterpart in the previous value replaced
 * by that very object. An unchanged part stays identical (`===`), so that React can skip it. For plain
 * data: arrays and object literals.
 */
export function reuseEqual<T>(previous: unknown, next: T): T {
  if (Object.is(previous, next)) return next;
  if (Array.isArray(previous) && Array.isArray(next)) {
    const parts = next.map((part: unknown, index) => reuseEqual(previous[index], part));
    const isSame =
      previous.length === next.length &&
      parts.every((part, index) => Object.is(part, previous[index]));
    return (isSame ? previous : parts) as T;
  }
  if (isRecord(previous) && isRecord(next)) {
    const parts = Object.entries(next).map(([key, part]) => {
      const isKnown = Object.hasOwn(previous, key);
      return [key, isKnown ? reuseEqual(previous[key], part) : part] as const;
    });
    const isSame =
      parts.length === Object.keys(previous).length &&
      parts.every(([key, part]) => Object.hasOwn(previous, key) && Object.is(part, previous[key]));
    return (isSame ? previous : Object.fromEntries(parts)) as T;
  }
  return next;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
