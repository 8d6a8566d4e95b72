import type { PlacedLabel } from './categoryLabels';
import { pillHeight, type ChartPlane, type ChartSize } from './chartPlane';

/** How far a text's baseline lies below its visual middle, in em. */
const HALF_CAPITAL = 0.35;

/** Round values at the start side, each with its grid line. */
export function ValueAxis({ plane, size }: { plane: ChartPlane; size: ChartSize }) {
  return plane.ticks.map(({ text, symbol, y }) => (
    <g key={y}>
      <line className="daybow-Chart-grid" x1={plane.left} x2={plane.right} y1={y} y2={y} />
      <text
        x={plane.tickX}
        y={y + HALF_CAPITAL * size.fontSize}
        textAnchor={size.rtl ? 'start' : 'end'}
      >
        {text}
      </text>
      {symbol && (
        <text
          className="daybow-Chart-symbol"
          x={plane.symbolX}
          y={y + 1.3 * HALF_CAPITAL * size.fontSize}
          textAnchor="middle"
        >
          {symbol}
        </text>
      )}
    </g>
  ));
}

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
  const height = pillHeight(size.fontSize);
  const middle = size.height - height / 2;
  return labels.map(({ index, text, x, width }) => (
    <g
      key={index}
      className="daybow-Chart-label"
      data-current={index === current || undefined}
      data-active={index === active || undefined}
    >
      {index === current && (
        <rect
          x={x - width / 2}
          y={size.height - height}
          width={width}
          height={height}
          rx={height / 2}
        />
      )}
      <text x={x} y={middle + HALF_CAPITAL * size.fontSize} textAnchor="middle">
        {text}
      </text>
    </g>
  ));
}
