/**
 * Lets rows come to rest from where they were seen, by the transition that their style has.
 *
 * @param rows - the rows, in any order
 * @param tops - where each was seen, in pixels from the top of the window
 */
export function settleRows(rows: readonly HTMLElement[], tops: readonly number[]): void {
  for (const { style } of rows) {
    style.transition = 'none';
    style.translate = '';
  }
  const ways = rows.map((row, index) => (tops[index] ?? 0) - row.getBoundingClientRect().top);
  rows.forEach(({ style }, index) => {
    style.translate = `0 ${ways[index]}px`;
  });
  // Reading a place lets the browser take in the start, so that there is something to move from.
  for (const row of rows) {
    row.getBoundingClientRect();
    row.style.transition = '';
    row.style.translate = '';
  }
}
