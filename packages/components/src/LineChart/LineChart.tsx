import { memo, useId, useMemo } from 'react';
import { indexAt } from '../chart/categoryScale';
import type { ChartDatum } from '../chart/chartData';
import { ChartFrame } from '../chart/ChartFrame';
import type { ChartPen, ChartProps } from '../chart/chartProps';
import { LOOSE_HAND } from '../chart/looseHand';
import { sketchPath } from '../chart/sketchPath';
import { tooltipAnchor } from '../chart/tooltipAnchor';
import { useChartInput } from '../chart/useChartInput';
import { cx } from '../internal/cx';
import { useMoodCount } from '../internal/useMoodCount';
import { lineGeometry, type LineGaps, type LineGeometry, type LinePoint } from './lineGeometry';
import { MoodGradients } from './MoodGradients';
import './LineChart.css';

export interface LineChartProps extends ChartProps {
  /**
   * How the line is drawn at days without a value: it stops and starts again after them ('open'), connects
   * the values around them ('bridge') or falls to zero ('zero'). Their text stays `missingText`.
   *
   * @defaultValue 'open'
   */
  gaps?: LineGaps;
  /**
   * An emoji for each value that has one, drawn beside its tick and in the tooltip.
   *
   * @defaultValue none
   */
  symbols?: Readonly<Record<number, string>>;
  /**
   * A label for each value that has one ('Okay' for 3). It comes first in the tooltip and for screen readers.
   *
   * @defaultValue none
   */
  valueLabels?: Readonly<Record<number, string>>;
}

/**
 * Values as points on a smooth line, coloured by value. Days without a value leave a gap. Where many values
 * share a pixel, only the first, lowest, highest and last of the pixel are drawn.
 *
 * Renders a `<div>` with an SVG image, which one sentence describes, and a slider over it, the only tab
 * stop. Arrow keys, Home, End, Page Up and Page Down move the slider's cursor from point to point; each move
 * is announced once ('Wed: 3'); Escape hides the cursor. In right-to-left pages the arrow keys follow the
 * screen. A pointer shows the nearest point. Screen readers also find all values in a table; above 100
 * values, a button shows it.
 *
 * @example
 * <LineChart
 *   aria-label="Mood per weekday"
 *   data={[{ label: 'Mon', value: 4 }, { label: 'Tue', value: null }, { label: 'Wed', value: 3 }]}
 *   domain={[1, 5]}
 *   symbols={{ 1: '😢', 2: '🙁', 3: '😐', 4: '🙂', 5: '😄' }}
 *   valueLabels={{ 1: 'Terrible', 2: 'Bad', 3: 'Okay', 4: 'Good', 5: 'Great' }}
 *   formatReading={(value) => `${value} of 5`}
 * />
 */
export function LineChart({
  gaps,
  symbols,
  valueLabels,
  pen = 'smooth',
  className,
  ...rest
}: LineChartProps) {
  const { measured, isEmpty, data, domain, formatValue, formatLabel, words } = useChartInput(
    'LineChart',
    rest,
  );
  const { size, areaRef } = measured;
  const { currentIndex } = rest;
  const moodCount = useMoodCount(areaRef);
  const geometry = useMemo(
    () =>
      lineGeometry(data, size, {
        domain,
        formatValue,
        formatLabel,
        currentIndex,
        symbols,
        gaps,
        moodCount,
      }),
    [data, size, domain, formatValue, formatLabel, currentIndex, symbols, gaps, moodCount],
  );

  return (
    <ChartFrame
      {...rest}
      {...words}
      onIndexSelect={(index) => rest.onDatumSelect?.(rest.data[index] as ChartDatum, index)}
      pen={pen}
      className={cx('daybow-LineChart', className)}
      isEmpty={isEmpty}
      measured={measured}
      geometry={geometry}
      symbols={symbols}
      valueLabels={valueLabels}
      showGuide
      tooltipAnchorAt={(index) => tooltipAnchor(geometry.plot, geometry.pointAt(index))}
      renderActive={(index) => <ActivePoint point={geometry.pointAt(index)} />}
    >
      <LineMarks geometry={geometry} moodCount={moodCount} pen={pen} isEmpty={isEmpty} />
    </ChartFrame>
  );
}

/** The widths of the faint strokes that add up to a glow, in px; a blur filter would be far slower. */
const GLOW = [18, 13, 9];

/** The widths of the line's edge and core, in px: smooth, hand-drawn, and with crowded points. */
const SMOOTH = [5, 2.4];
const SKETCHED = [2.6, 1.8];
const CROWDED = [3, 1.2];

/** Of the point under the cursor, in px. */
const ACTIVE_RADIUS = 7;

interface LineMarksProps {
  geometry: LineGeometry;
  moodCount: number;
  pen: ChartPen;
  isEmpty: boolean;
}

const LineMarks = memo(function LineMarks({ geometry, moodCount, pen, isEmpty }: LineMarksProps) {
  // Some versions of React use characters in ids that url(#…) does not accept.
  const id = useId().replace(/[^\w-]/g, '');
  const { plot, scale, path, points, pointRadius, crowded } = geometry;
  const [edge, core] = [`daybow-edge-${id}`, `daybow-core-${id}`];
  const sketched = pen === 'sketch' && !crowded;
  const [edgeWidth, coreWidth] = crowded ? CROWDED : sketched ? SKETCHED : SMOOTH;
  // A hand goes over its line twice, so the two strokes have different seeds.
  const edgePath = sketched ? sketchPath(path, (x) => indexAt(scale, x), LOOSE_HAND) : path;
  const corePath = sketched
    ? sketchPath(path, (x) => indexAt(scale, x) + scale.count, LOOSE_HAND)
    : path;

  const pencil = { fill: 'none', strokeLinecap: 'round' } as const;
  if (isEmpty) {
    const dots = { stroke: 'var(--daybow-line-strong)', strokeWidth: 2, strokeDasharray: '1 7' };
    return <path className="daybow-LineChart-waiting" {...pencil} {...dots} d={edgePath} />;
  }
  return (
    <>
      <MoodGradients
        edgeId={edge}
        coreId={core}
        moodCount={moodCount}
        from={plot.bottom}
        to={plot.top}
      />
      <g {...pencil} strokeLinejoin={crowded ? 'bevel' : 'round'}>
        {!crowded && !sketched && (
          <g className="daybow-LineChart-glow" stroke={`url(#${core})`}>
            {GLOW.map((width) => (
              <path key={width} d={path} pathLength={1} strokeWidth={width} />
            ))}
          </g>
        )}
        <path
          className="daybow-LineChart-edge"
          d={edgePath}
          pathLength={1}
          stroke={`url(#${edge})`}
          strokeWidth={edgeWidth}
        />
        <path
          className="daybow-LineChart-core"
          d={corePath}
          pathLength={1}
          stroke={`url(#${sketched ? edge : core})`}
          strokeWidth={coreWidth}
          opacity={sketched ? 0.8 : undefined}
        />
      </g>
      <g className="daybow-LineChart-points" strokeWidth={ringWidth(pointRadius)}>
        {points.map(({ index, x, y, mood }) => (
          <circle
            key={index}
            stroke={ringColour(mood)}
            cx={x}
            cy={y ?? undefined}
            r={pointRadius}
          />
        ))}
      </g>
    </>
  );
});

/** The colour of a point's ring. */
function ringColour(mood: number | null): string | undefined {
  return mood === null ? undefined : `var(--daybow-mood-${mood}-line)`;
}

/** The width of a point's ring, in px. */
function ringWidth(radius: number): number {
  return Math.min(3, radius * 0.6);
}

/** The point under the cursor: larger, over its focus ring. */
function ActivePoint({ point: { x, y, mood } }: { point: LinePoint }) {
  if (y === null) return null;
  return (
    <>
      <circle className="daybow-Chart-ring" cx={x} cy={y} r={14} />
      <circle className="daybow-Chart-ringGap" cx={x} cy={y} r={11} />
      <g className="daybow-LineChart-points" strokeWidth={ringWidth(ACTIVE_RADIUS)}>
        <circle stroke={ringColour(mood)} cx={x} cy={y} r={ACTIVE_RADIUS} />
      </g>
    </>
  );
}
