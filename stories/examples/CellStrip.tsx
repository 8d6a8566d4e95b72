import { CellStrip, type CellStripCell } from '@daybow/components';

const goal = 20;
const pages = [20, 8, 25, 0, 20, 20];

export function DaysOfReading() {
  const done = pages.filter((count) => count >= goal).length;
  return (
    <>
      <p>
        Read: {done} of {pages.length} days
      </p>
      <CellStrip aria-label="The days of reading" cells={pages.map(cellOf)} />
    </>
  );
}

function cellOf(count: number): CellStripCell {
  if (count >= goal) return { value: 'done' };
  return count > 0 ? { value: 'part', share: (100 * count) / goal } : { value: 'missed' };
}
