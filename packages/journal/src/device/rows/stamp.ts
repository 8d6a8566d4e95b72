/** The time of a change, and the offset of the clocks then. */
export interface Stamp {
  /** The time in ms since 1970. */
  readonly at: number;
  /** Minutes ahead of UTC. */
  readonly offset: number;
}

/** The stamp of what nobody has chosen: in a merge, any choice is later. */
export const NEVER: Stamp = { at: 0, offset: 0 };

/** The stamp of a change that is made now. */
export function stampNow(): Stamp {
  const now = new Date();
  return { at: now.getTime(), offset: -now.getTimezoneOffset() };
}

/** The stamp of a change to a row. A clock that was set back never makes it older than the row. */
export function stampAfter(row: Stamp | undefined, { at, offset }: Stamp): Stamp {
  return { at: row ? Math.max(at, row.at + 1) : at, offset };
}
