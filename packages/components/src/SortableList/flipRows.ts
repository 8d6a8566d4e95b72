import { scaleOf } from './scaleOf';

/**
 * Animates rows from where they were to where they are now, with the transition of their style (FLIP:
 * https://aerotwist.com/blog/flip-your-animations/).
 *
 * @param rows - the rows, in any order
 * @param previousTops - the previous top of each row, in px from the top of the window
 */
export function flipRows(rows: readonly HTMLElement[], previousTops: readonly number[]): void {
  for (const { style } of rows) {
    style.transition = 'none';
    style.translate = '';
  }
  const scale = scaleOf(rows[0]?.parentElement);
  const offsets = rows.map(
    (row, index) => ((previousTops[index] ?? 0) - row.getBoundingClientRect().top) / scale,
  );
  rows.forEach(({ style }, index) => {
    style.translate = `0 ${offsets[index]}px`;
  });
  for (const row of rows) {
    // Reading the position makes the browser apply the offset, so that the transition starts there.
    row.getBoundingClientRect();
    row.style.transition = '';
    row.style.translate = '';
  }
}
