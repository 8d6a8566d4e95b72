/** A time in the list in which it is changed. */
export interface ReminderRow {
  /** Key that stays the same while the time is changed. */
  readonly key: number;
  readonly time: string;
}

/** A row for each time: earlier rows in their order, then new ones. Returns `rows` itself if nothing changes. */
export function rowsOf(
  times: readonly string[],
  rows: readonly ReminderRow[],
): readonly ReminderRow[] {
  const kept = rows.filter(({ time }) => times.includes(time));
  const added = times.filter((time) => rows.every((row) => row.time !== time));
  if (added.length === 0 && kept.length === rows.length) return rows;
  const free = Math.max(0, ...rows.map(({ key }) => key)) + 1;
  return [...kept, ...added.map((time, index) => ({ key: free + index, time }))];
}
