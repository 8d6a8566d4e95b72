/** When something was changed, and where the clocks stood. */
export interface Stamp {
  /** In milliseconds since 1970, UTC. */
  readonly at: number;
  /** Minutes ahead of UTC. */
  readonly offset: number;
}

/** The stamp of what is changed now. */
export function stampNow(): Stamp {
  const now = new Date();
  return { at: now.getTime(), offset: -now.getTimezoneOffset() };
}

/** The stamp of a change to a row. A clock that was set back never makes it older than the row. */
export function stampAfter(row: Stamp | undefined, { at, offset }: Stamp): Stamp {
  return { at: row ? Math.max(at, row.at + 1) : at, offset };
}
