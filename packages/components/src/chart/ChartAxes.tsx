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
  const { left, right, ticks, tickX, symbolX } = plane;
  const baseline = (y: number, ems: number) => roundPx(y + ems * HALF_CAPITAL * size.fontSize);
  if (ticks.length === 0) return null;
  return (
    <>
      <path
        className="daybow-Chart-grid"
        d={ticks.map(({ y }) => `M${left} ${y}H${right}`).join('')}
      />
      <g textAnchor={size.rtl ? 'start' : 'end'}>
        {ticks.map(({ text, y }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- ticks far from zero may share their text
          <text key={index} x={tickX} y={baseline(y, 1)}>
            {text}
          </text>
        ))}
      </g>
      {ticks.some(({ symbol }) => symbol) && (
        <g className="daybow-Chart-symbols" textAnchor="middle">
          {ticks.map(({ symbol, y }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a tick is who it is by its place
            <text key={index} x={symbolX} y={baseline(y, 1.3)}>
              {symbol}
            </text>
          ))}
        </g>
      )}
    </>
  );
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
      <g className="daybow-Chart-labels" textAnchor="middle">
        {labels.map(({ index, text, x }) => (
          <text
            key={index}
            data-current={index === current || undefined}
            data-active={index === active || undefined}
            x={roundPx(x)}
            y={baseline}
          >
            {text}
          </text>
        ))}
      </g>
    </>
  );
}
