import { roundPx } from '../internal/roundPx';
import type { PlacedLabel } from './categoryLabels';
import { pillHeight, type ChartSize, type PlotArea } from './plotArea';

/** From the visual middle of a text down to its baseline, in em. */
const HALF_CAP_HEIGHT = 0.35;

interface ValueAxisProps {
  plot: PlotArea;
  size: ChartSize;
}

/** The value axis at the start side: round numbers, each with its grid line. */
export function ValueAxis({ plot, size }: ValueAxisProps) {
  const { left, right, ticks, tickX, symbolX } = plot;
  const baseline = (y: number, ems: number) => roundPx(y + ems * HALF_CAP_HEIGHT * size.fontSize);
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
            // oxlint-disable-next-line react/no-array-index-key -- ticks have no other identity
            <text key={index} x={symbolX} y={baseline(y, 1.3)}>
              {symbol}
            </text>
          ))}
        </g>
      )}
    </>
  );
}

interface CategoryAxisProps {
  labels: readonly PlacedLabel[];
  size: ChartSize;
  /** The label in the pill. */
  current?: number;
  /** The label under the cursor. */
  active: number | null;
}

/** The labels under the plot. */
export function CategoryAxis({ labels, size, current, active }: CategoryAxisProps) {
  const height = roundPx(pillHeight(size.fontSize));
  const baseline = roundPx(size.height - height / 2 + HALF_CAP_HEIGHT * size.fontSize);
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
        {labels.map(({ index, text, x }, place) => (
          <text
            // oxlint-disable-next-line react/no-array-index-key -- texts may repeat
            key={place}
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
