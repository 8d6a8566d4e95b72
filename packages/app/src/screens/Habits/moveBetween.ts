/** One item's way to another place. */
interface Move {
  readonly id: number;
  /** The item that it stands in front of now; null at the end. */
  readonly before: number | null;
}

/** The one move that led from an order to another; null when both are the same. */
export function moveBetween(from: readonly number[], to: readonly number[]): Move | null {
  const first = from.findIndex((id, index) => id !== to[index]);
  if (first === -1) return null;
  // The first that differs went back, or what stands there now came forward.
  const cameForward = from[first + 1] !== to[first];
  const id = cameForward ? to[first] : from[first];
  if (id === undefined) return null;
  return { id, before: to[to.indexOf(id) + 1] ?? null };
}
