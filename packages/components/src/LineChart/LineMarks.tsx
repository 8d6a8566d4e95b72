import { useId } from 'react';
import type { Ink } from '../chart/chartData';
import type { LineGeometry, LinePoint } from './lineGeometry';
import { MoodGradients } from './MoodGradients';
import { pointPath } from './pointPath';

/** The widths of the faint strokes that add up to a glow, in px; a blur filter would be far slower. */
const GLOW = [18, 13, 9];

/** The widths of the line's edge and core, in px: with points, and where they are crowded. */
const WIDE = [5, 2.4];
const CROWDED = [3, 1.2];
/** The width of one of several lines, in px. */
const SEVERAL = 3;

/** The dashes of the lines of all series, which so differ without their colours, too. */
const DASHES = [undefined, '9 6', '1 6', '12 6 1 6'];

/** The radius of the point under the cursor, in px. */
const ACTIVE_RADIUS = 7;

const PENCIL = { fill: 'none', strokeLinecap: 'round' } as const;

interface MarksProps {
  geometry: LineGeometry;
  /** The colours of the series. */
  inks: readonly Ink[];
  /** The number of moods whose colours the line has; null if it has its own. */
  moodCount: number | null;
}

/** The lines of a chart with their points; a single one has a glow. */
export function LineMarks({ isEmpty, ...marks }: MarksProps & { isEmpty: boolean }) {
  const { geometry, inks, moodCount } = marks;
  const { lines, pointRadius, crowded } = geometry;
  if (isEmpty) {
    const dots = { stroke: 'var(--daybow-line-strong)', strokeWidth: 2, strokeDasharray: '1 7' };
    return <path className="daybow-LineChart-waiting" {...PENCIL} {...dots} d={geometry.path} />;
  }
  return (
    <>
      {inks.length === 1 ? (
        <SingleLine {...marks} />
      ) : (
        <g {...PENCIL} strokeLinejoin={crowded ? 'bevel' : 'round'} strokeWidth={SEVERAL}>
          {lines.map(({ path }, position) => (
            <path
              // oxlint-disable-next-line react/no-array-index-key -- a series is its position here
              key={position}
              className="daybow-LineChart-edge"
              d={path}
              stroke={inks[position]?.edge}
              strokeDasharray={DASHES[position % DASHES.length]}
            />
          ))}
        </g>
      )}
      {lines.map(({ points }, position) => (
        <g
          // oxlint-disable-next-line react/no-array-index-key -- a series is its position here
          key={position}
          className="daybow-LineChart-points"
          strokeWidth={ringWidth(pointRadius)}
        >
          {points.map((point) => (
            <PointMark
              key={point.index}
              point={point}
              position={position}
              radius={pointRadius}
              stroke={colourOf(point, inks[position], moodCount)}
            />
          ))}
        </g>
      ))}
    </>
  );
}

/** A line with a dark edge, a bright core and a glow. */
function SingleLine({ geometry, inks, moodCount }: MarksProps) {
  // Some versions of React use characters in ids that url(#…) does not accept.
  const id = useId().replace(/[^\w-]/g, '');
  const { plot, path, crowded } = geometry;
  const [edgeId, coreId] = [`daybow-edge-${id}`, `daybow-core-${id}`];
  const [edgeWidth, coreWidth] = crowded ? CROWDED : WIDE;
  const edge = moodCount === null ? inks[0]?.edge : `url(#${edgeId})`;
  const core = moodCount === null ? inks[0]?.core : `url(#${coreId})`;
  return (
    <>
      {moodCount !== null && (
        <MoodGradients {...{ edgeId, coreId, moodCount }} from={plot.bottom} to={plot.top} />
      )}
      <g {...PENCIL} strokeLinejoin={crowded ? 'bevel' : 'round'}>
        {!crowded && (
          <g className="daybow-LineChart-glow" stroke={core}>
            {GLOW.map((width) => (
              <path key={width} d={path} pathLength={1} strokeWidth={width} />
            ))}
          </g>
        )}
        <path
          className="daybow-LineChart-edge"
          d={path}
          pathLength={1}
          stroke={edge}
          strokeWidth={edgeWidth}
        />
        <path
          className="daybow-LineChart-core"
          d={path}
          pathLength={1}
          stroke={core}
          strokeWidth={coreWidth}
        />
      </g>
    </>
  );
}

interface PointMarkProps {
  point: LinePoint;
  /** The position of its series. */
  position: number;
  radius: number;
  stroke: string | undefined;
}

/** A point: a circle, or the shape of a further series. */
function PointMark({ point: { x, y }, position, radius, stroke }: PointMarkProps) {
  if (y === null) return null;
  const path = pointPath(position, x, y, radius);
  return path ? (
    <path d={path} stroke={stroke} />
  ) : (
    <circle stroke={stroke} cx={x} cy={y} r={radius} />
  );
}

/** The colour of a point's ring: its own, that of its mood or that of its series. */
function colourOf({ mood, ink }: LinePoint, series: Ink | undefined, moodCount: number | null) {
  if (ink) return ink.edge;
  return moodCount === null ? series?.edge : `var(--daybow-mood-${mood}-line)`;
}

/** The width of a point's ring, in px. */
function ringWidth(radius: number): number {
  return Math.min(3, radius * 0.6);
}

/** The points under the cursor: larger, over their focus rings. */
export function ActivePoints({ geometry, inks, moodCount, index }: MarksProps & { index: number }) {
  return geometry.lines.map(({ pointAt }, position) => {
    const point = pointAt(index);
    const { x, y } = point;
    if (y === null) return null;
    return (
      // oxlint-disable-next-line react/no-array-index-key -- a series is its position here
      <g key={position}>
        <circle className="daybow-Chart-ring" cx={x} cy={y} r={14} />
        <circle className="daybow-Chart-ringGap" cx={x} cy={y} r={11} />
        <g className="daybow-LineChart-points" strokeWidth={ringWidth(ACTIVE_RADIUS)}>
          <PointMark
            point={point}
            position={position}
            radius={ACTIVE_RADIUS}
            stroke={colourOf(point, inks[position], moodCount)}
          />
        </g>
      </g>
    );
  });
}

/** The line of a series in the legend. */
export function LineKey({ ink, position }: { ink: Ink | undefined; position: number }) {
  const point = { index: 0, x: 12, y: 6, mood: null, ink: undefined };
  return (
    <>
      <path
        className="daybow-LineChart-edge"
        d="M2 6H22"
        {...PENCIL}
        stroke={ink?.edge}
        strokeWidth={SEVERAL}
        strokeDasharray={DASHES[position % DASHES.length]}
      />
      <g className="daybow-LineChart-points" strokeWidth={2}>
        <PointMark point={point} position={position} radius={4} stroke={ink?.edge} />
      </g>
    </>
  );
}
