import { group } from 'd3-array';
import type { Ink } from '../chart/chartData';
import type { ChartSize } from '../chart/plotArea';
import { roundPx } from '../internal/roundPx';
import type { Bar, BarGeometry } from './barGeometry';
import { BarTexture } from './BarTexture';

/** Up to this many bars animate one after the other; more are a single path. */
const MAX_STAGGERED = 8;

const DOTTED = {
  fill: 'none',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeDasharray: '2 5',
} as const;

interface BarMarksProps extends TargetLineProps {
  /** The colours of the series. */
  inks: readonly Ink[];
  isEmpty: boolean;
}

/** The bars of a chart with their values, ghosts and target. */
export function BarMarks({ geometry, inks, isEmpty, size, targetLabel }: BarMarksProps) {
  const { plot, zero, bars, bins, ghosts, missing, valueLabels, target } = geometry;
  const paths = bars.map(({ path }) => path ?? '');
  if (isEmpty) {
    const stroke = 'var(--daybow-line-strong)';
    return (
      <path className="daybow-BarChart-waiting" {...DOTTED} stroke={stroke} d={paths.join('')} />
    );
  }
  const shapes = shapesOf(bars, inks);
  // The end of a stack is drawn first: bars narrower than a pixel all start at zero.
  const layers = bins.map((_, place) => bins.length - 1 - place);
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
        {layers.map((position) => (
          <g key={position} fill={inks[position]?.edge}>
            {bins[position]?.extremes && <path d={bins[position].extremes} opacity={0.5} />}
            {bins[position]?.solid && <path d={bins[position].solid} />}
          </g>
        ))}
        {shapes.map(({ path, ink }, index) =>
          path ? (
            <path
              // oxlint-disable-next-line react/no-array-index-key -- labels may repeat
              key={index}
              d={path}
              fill={ink?.core}
              stroke={ink?.edge}
              style={{ animationDelay: `${index * 40}ms` }}
            />
          ) : null,
        )}
      </g>
      {inks.length > 1 &&
        shapes.map(({ path, position }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- labels may repeat
          <BarTexture key={index} d={path ?? ''} position={position} />
        ))}
      <path
        className="daybow-Chart-grid daybow-BarChart-zero"
        d={`M${plot.left} ${zero}H${plot.right}`}
      />
      {target && <TargetLine {...{ geometry, size, targetLabel }} />}
      {valueLabels.length > 0 && (
        <g className="daybow-BarChart-values" textAnchor="middle">
          {valueLabels.map(({ index, x, y, text }) => (
            <text key={index} x={x} y={y}>
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
          x={size.rtl ? plot.right : plot.left}
          y={roundPx(target.y - size.fontSize * 0.4)}
          textAnchor={size.rtl ? 'end' : 'start'}
        >
          {targetLabel}
        </text>
      )}
    </g>
  );
}

/** Bars in their colours: one by one where they animate one after the other, else those of a colour at once. */
function shapesOf(bars: readonly Bar[], inks: readonly Ink[]) {
  const inked = bars.map(({ path, position, ink = inks[position] }) => ({ path, position, ink }));
  if (inks.length === 1 && bars.length <= MAX_STAGGERED) return inked;
  const groups = group(inked, ({ position, ink }) => `${position} ${ink?.edge}`);
  return Array.from(groups.values(), ([first, ...others]) => ({
    position: first?.position ?? 0,
    ink: first?.ink,
    path: [first, ...others].map((bar) => bar?.path ?? '').join(''),
  }));
}

/** The stroke around a bar, in px; 0 where bars share pixels. */
function edgeWidth({ barWidth, bars }: BarGeometry): number {
  return bars.length ? Math.min(1.5, barWidth / 4) : 0;
}

interface ActiveBarsProps {
  geometry: BarGeometry;
  index: number;
  inks: readonly Ink[];
}

/** The bars under the cursor, over their focus ring. Ring and gap are strokes, so that they fit any shape. */
export function ActiveBars({ geometry, index, inks }: ActiveBarsProps) {
  const bars = inks.map((_, position) => geometry.barAt(index, position));
  const edge = edgeWidth(geometry);
  const outline = bars.map(({ path, ghost }) => path ?? ghost ?? '').join('');
  if (!outline) return null;
  const ring = { d: outline, strokeLinejoin: 'round' } as const;
  return (
    <>
      <path className="daybow-Chart-ring" {...ring} strokeWidth={edge + 10} />
      <path className="daybow-Chart-ringGap" {...ring} strokeWidth={edge + 4} />
      {bars.map(
        ({ path, position, ink = inks[position] }) =>
          path && (
            <g key={position}>
              <path d={path} fill={ink?.core} stroke={ink?.edge} strokeWidth={edge + 1} />
              <BarTexture d={path} position={position} />
            </g>
          ),
      )}
    </>
  );
}
