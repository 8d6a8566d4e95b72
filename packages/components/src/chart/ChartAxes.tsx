import { memo } from 'react';
import type { PlacedLabel } from './categoryLabels';
import { pillHeight, roundPx, type ChartPlane, type ChartSize } from './chartPlane';

/** How far a text's baseline lies below its visual middle, in em. */
const HALF_CAPITAL = 0.35;

interface ValueAxisProps {
  plane: ChartPlane;
  size: ChartSize;
}

/** Round values at the start side, each with its grid line. */
export const ValueAxis = memo(function ValueAxis({ plane, size }: ValueAxisProps) {
  return plane.ticks.map(({ text, symbol, y }, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- ticks far from zero may share their text
    <g key={index}>
      <line className="daybow-Chart-grid" x1={plane.left} x2={plane.right} y1={y} y2={y} />
      <text
        x={plane.tickX}
        y={roundPx(y + HALF_CAPITAL * size.fontSize)}
        textAnchor={size.rtl ? 'start' : 'end'}
      >
        {text}
      </text>
      {symbol && (
        <text
          className="daybow-Chart-symbol"
          x={plane.symbolX}
          y={roundPx(y + 1.3 * HALF_CAPITAL * size.fontSize)}
          textAnchor="middle"
        >
          {symbol}
        </text>
      )}
    </g>
  ));
});

interface CategoryAxisProps {
  labels: readonly PlacedLabel[];
  size: ChartSize;
  /** The label in the pill. */
  current?: number;
  /** The label that the cursor is on. */
  active: number | null;
}

/** The data's labels under the plane. */
export function CategoryAxis({ labels, size, current, active }: CategoryAxisProps) {
  const height = roundPx(pillHeight(size.fontSize));
  const baseline = roundPx(size.height - height / 2 + HALF_CAPITAL * size.fontSize);
  const pill = labels.find(({ index }) => index === current);
  return (
    <>
      {pill && (
        <rect
          className="daybow-Chart-pill"
          x={roundPx(pill.x - pill.width / 2)}
          y={roundPx(size.height - height)}
          width={roundPx(pill.width)}
          height={height}
          rx={height / 2}
        />
      )}
      {labels.map(({ index, text, x }) => (
        <text
          key={index}
          className="daybow-Chart-label"
          data-current={index === current || undefined}
          data-active={index === active || undefined}
          x={roundPx(x)}
          y={baseline}
          textAnchor="middle"
        >
          {text}
        </text>
      ))}
    </>
  );
}
