/**
 * The next value, with every part that equals its counterpart in the previous one replaced by that
 * very object: what has not changed stays identical (`===`), so that React can skip it. For plain
 * data: arrays and object literals.
 */
export function share<T>(previous: unknown, next: T): T {
  if (Object.is(previous, next)) return next;
  if (Array.isArray(previous) && Array.isArray(next)) {
    let isSame = previous.length === next.length;
    const parts = next.map((part: unknown, index) => {
      const shared = share(previous[index], part);
      isSame &&= Object.is(shared, previous[index]);
      return shared;
    });
    return (isSame ? previous : parts) as T;
  }
  if (isRecord(previous) && isRecord(next)) {
    const keys = Object.keys(next);
    let isSame = keys.length === Object.keys(previous).length;
    const parts = keys.map((key) => {
      const isKnown = Object.hasOwn(previous, key);
      const shared = share(isKnown ? previous[key] : undefined, next[key]);
      isSame &&= isKnown && Object.is(shared, previous[key]);
      return [key, shared] as const;
    });
    return (isSame ? previous : Object.fromEntries(parts)) as T;
  }
  return next;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
