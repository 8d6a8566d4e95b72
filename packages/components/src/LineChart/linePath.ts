import { pairs } from 'd3-array';
import { roundPx } from '../internal/roundPx';

/** A place that the line goes through, in px; `y` is null where the line is interrupted. */
interface Place {
  x: number;
  y: number | null;
}

type Drawn = Place & { y: number };

/**
 * A line through places from left to right or back: straight strokes, or D3's `curveMonotoneX`, which never leaves
 * the values of its neighbours. D3's own also draws on a canvas, and weighs 1.2 kB more.
 */
export function linePath(places: readonly Place[], isCurved: boolean): string {
  const runs: Drawn[][] = [[]];
  for (const { x, y } of places) {
    if (y === null) runs.push([]);
    else runs.at(-1)?.push({ x, y });
  }
  return runs.map((run) => runPath(run, isCurved)).join('');
}

function runPath(run: readonly Drawn[], isCurved: boolean): string {
  const [first, ...others] = run;
  if (!first) return '';
  const start = `M${first.x},${first.y}`;
  // A closed path of one place is a dot.
  if (others.length === 0) return `${start}Z`;
  if (!isCurved || others.length === 1) {
    return start + others.map(({ x, y }) => `L${x},${y}`).join('');
  }
  return start + curves(run);
}

interface Step {
  width: number;
  slope: number;
}

/** The curves of three or more places, by M. Steffen (1990), https://ui.adsabs.harvard.edu/abs/1990A&A...239..443S. */
function curves(run: readonly Drawn[]): string {
  const steps = pairs(run, (from, to): Step => {
    const width = to.x - from.x;
    return { width, slope: (to.y - from.y) / width };
  });
  const inner = pairs(steps, innerSlope);
  const slopes = [endSlope(steps[0], inner[0]), ...inner, endSlope(steps.at(-1), inner.at(-1))];
  return pairs(run.map((place, index) => ({ ...place, slope: slopes[index] ?? 0 })))
    .map(([from, to]) => {
      const third = (to.x - from.x) / 3;
      const numbers = [
        from.x + third,
        from.y + third * from.slope,
        to.x - third,
        to.y - third * to.slope,
        to.x,
        to.y,
      ];
      return `C${numbers.map(roundPx).join(',')}`;
    })
    .join('');
}

/** The slope at a place between two steps: level at a turn, else no steeper than the values allow. */
function innerSlope(before: Step, after: Step): number {
  const mean =
    (before.slope * after.width + after.slope * before.width) / (before.width + after.width);
  const least = Math.min(Math.abs(before.slope), Math.abs(after.slope), Math.abs(mean) / 2);
  // Two places above each other have no slope.
  return (Math.sign(before.slope) + Math.sign(after.slope)) * least || 0;
}

/** The slope at an end, from its step and the slope of the next place. */
function endSlope(step: Step | undefined, next = 0): number {
  return step?.width ? (3 * step.slope - next) / 2 : next;
}
