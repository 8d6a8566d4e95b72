import { HALF_CAP_HEIGHT } from '../chart/ChartAxes';
import type { ChartSize } from '../chart/plotArea';
import { roundPx } from '../internal/roundPx';
import type { BarGeometry } from './barGeometry';

/** Up to this many bars animate one after the other; more are a single path. */
const MAX_STAGGERED = 8;

const DOTTED = {
  fill: 'none',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeDasharray: '2 5',
} as const;

/** A value stays readable where the line of a target crosses it, which is always over a ghost. */
const OVER_TARGET = {
  stroke: 'var(--daybow-surface-track)',
  strokeWidth: 4,
  paintOrder: 'stroke',
} as const;

interface BarMarksProps extends TargetLineProps {
  isEmpty: boolean;
}

/** The bars of a chart with their values, ghosts and target. */
export function BarMarks({ geometry, isEmpty, size, targetLabel }: BarMarksProps) {
  const { plot, zero, bars, solid, extremes, ghosts, missing, valueLabels, target } = geometry;
  const paths = bars.map(({ path }) => path ?? '');
  if (isEmpty) {
    const stroke = 'var(--daybow-line-strong)';
    return (
      <path className="daybow-BarChart-waiting" {...DOTTED} stroke={stroke} d={paths.join('')} />
    );
  }
  const drawn = bars.length > MAX_STAGGERED ? [paths.join('')] : paths;
  return (
    <>
      {ghosts && <path className="daybow-BarChart-ghost" d={ghosts} />}
      {missing && (
        <path
          className="daybow-BarChart-missing"
          {...DOTTED}
          stroke="var(--daybow-line)"
          d={missing}
        />
      )}
      <g
        className="daybow-BarChart-bars"
        strokeWidth={edgeWidth(geometry)}
        style={{ transformOrigin: `0 ${zero}px` }}
      >
        {extremes && <path className="daybow-BarChart-extremes" d={extremes} opacity={0.5} />}
        {solid && <path className="daybow-BarChart-solid" d={solid} />}
        {drawn.map((path, index) =>
          path ? (
            <path
              // oxlint-disable-next-line react/no-array-index-key -- labels may repeat
              key={index}
              d={path}
              style={{ animationDelay: `${index * 40}ms` }}
            />
          ) : null,
        )}
      </g>
      <path
        className="daybow-Chart-grid daybow-BarChart-zero"
        d={`M${plot.left} ${zero}H${plot.right}`}
      />
      {target && <TargetLine {...{ geometry, size, targetLabel }} />}
      {valueLabels.length > 0 && (
        <g className="daybow-BarChart-values" textAnchor="middle">
          {valueLabels.map(({ index, x, y, text }) => (
            <text key={index} x={x} y={y} {...(target && y > target.y && OVER_TARGET)}>
              {text}
            </text>
          ))}
        </g>
      )}
    </>
  );
}

interface TargetLineProps {
  geometry: BarGeometry;
  size: ChartSize;
  targetLabel: string;
}

function TargetLine({ geometry: { plot, target }, size, targetLabel }: TargetLineProps) {
  if (!target) return null;
  return (
    <g className="daybow-BarChart-target">
      <path
        d={`M${plot.left} ${target.y}H${plot.right}`}
        stroke="var(--daybow-text-muted)"
        strokeWidth={1.5}
        strokeDasharray="5 4"
      />
      {target.isLabelled && (
        <text
          x={plot.endX}
          y={roundPx(target.y + HALF_CAP_HEIGHT * size.fontSize)}
          textAnchor={size.rtl ? 'end' : 'start'}
        >
          {targetLabel}
        </text>
      )}
    </g>
  );
}

/** The stroke around a bar, in px; 0 where bars share pixels. */
function edgeWidth({ barWidth, bars }: BarGeometry): number {
  return bars.length ? Math.min(1.5, barWidth / 4) : 0;
}

/** The bar under the cursor, over its focus ring. Ring and gap are strokes, so that they fit any shape. */
export function ActiveBar({ geometry, index }: { geometry: BarGeometry; index: number }) {
  const bar = geometry.barAt(index);
  const edge = edgeWidth(geometry);
  const outline = bar.path ?? bar.ghost;
  if (!outline) return null;
  const ring = { d: outline, strokeLinejoin: 'round' } as const;
  return (
    <>
      <path className="daybow-Chart-ring" {...ring} strokeWidth={edge + 10} />
      <path className="daybow-Chart-ringGap" {...ring} strokeWidth={edge + 4} />
      {bar.path && <path className="daybow-BarChart-active" d={bar.path} strokeWidth={edge + 1} />}
    </>
  );
}
