/** The item that a key leads to, around the ends; undefined for other keys. `current` is -1 if none has the focus. */
export function indexAfterMenuKey(key: string, current: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (current + 1) % count;
  if (key === 'ArrowUp') return (Math.max(current, 0) - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}

/**
 * The item that begins with what was typed. One letter, also typed several times, goes on to the next item with it; more
 * letters may stay at the current one.
 */
export function indexOfTyped(
  typed: string,
  current: number,
  labels: readonly string[],
): number | undefined {
  const [first = ''] = typed;
  const isOneLetter = [...typed].every((letter) => letter === first);
  const start = (isOneLetter ? first : typed).toLocaleLowerCase();
  const from = Math.max(isOneLetter ? current + 1 : current, 0);
  const order = labels.map((_, index) => (from + index) % labels.length);
  return order.find((index) => labels[index]?.trim().toLocaleLowerCase().startsWith(start));
}
