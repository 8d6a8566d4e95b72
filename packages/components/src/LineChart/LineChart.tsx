import { useId, useMemo } from 'react';
import type { ChartDatum } from '../chart/chartData';
import { ChartFrame } from '../chart/ChartFrame';
import type { ChartProps } from '../chart/chartProps';
import { tooltipAnchor } from '../chart/tooltipAnchor';
import { useChartInput } from '../chart/useChartInput';
import { cx } from '../internal/cx';
import { useMoodCount } from '../internal/useMoodCount';
import { lineGeometry, type LineGaps, type LineGeometry, type LinePoint } from './lineGeometry';
import { MoodGradients } from './MoodGradients';
import './LineChart.css';

export interface LineChartProps extends ChartProps {
  /**
   * Drawing of the line at days without a value: it stops and starts again after them ('open'), connects
   * the values around them ('bridge') or falls to zero ('zero'). The text of such a day stays `missingText`.
   *
   * @defaultValue 'open'
   */
  gaps?: LineGaps | undefined;
  /**
   * An emoji for each value that has one, drawn beside its tick and in the tooltip.
   *
   * @defaultValue none
   */
  symbols?: Readonly<Record<number, string>> | undefined;
  /**
   * A label for each value that has one ('Okay' for 3). It comes first in the tooltip and for screen readers.
   *
   * @defaultValue none
   */
  valueLabels?: Readonly<Record<number, string>> | undefined;
}

/**
 * Values as points on a smooth line, coloured by value. Days without a value leave a gap. Where many values
 * share a pixel, only the lowest and the highest of the pixel are drawn.
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
export function LineChart({ gaps, symbols, valueLabels, className, ...rest }: LineChartProps) {
  const { measured, isEmpty, data, domain, formatValue, formatLabel, words } = useChartInput(
    'LineChart',
    rest,
  );
  const { size, probeRef } = measured;
  const { currentIndex } = rest;
  const moodCount = useMoodCount(probeRef);
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
      <LineMarks geometry={geometry} moodCount={moodCount} isEmpty={isEmpty} />
    </ChartFrame>
  );
}

/** The widths of the faint strokes that add up to a glow, in px; a blur filter would be far slower. */
const GLOW = [18, 13, 9];

/** The widths of the line's edge and core, in px: with points, and where they are crowded. */
const WIDE = [5, 2.4];
const CROWDED = [3, 1.2];

/** The radius of the point under the cursor, in px. */
const ACTIVE_RADIUS = 7;

interface LineMarksProps {
  geometry: LineGeometry;
  moodCount: number;
  isEmpty: boolean;
}

/** The line of a chart with its glow and its points. */
function LineMarks({ geometry, moodCount, isEmpty }: LineMarksProps) {
  // Some versions of React use characters in ids that url(#…) does not accept.
  const id = useId().replace(/[^\w-]/g, '');
  const { plot, path, points, pointRadius, crowded } = geometry;
  const [edge, core] = [`daybow-edge-${id}`, `daybow-core-${id}`];
  const [edgeWidth, coreWidth] = crowded ? CROWDED : WIDE;

  const pencil = { fill: 'none', strokeLinecap: 'round' } as const;
  if (isEmpty) {
    const dots = { stroke: 'var(--daybow-line-strong)', strokeWidth: 2, strokeDasharray: '1 7' };
    return <path className="daybow-LineChart-waiting" {...pencil} {...dots} d={path} />;
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
        {!crowded && (
          <g className="daybow-LineChart-glow" stroke={`url(#${core})`}>
            {GLOW.map((width) => (
              <path key={width} d={path} pathLength={1} strokeWidth={width} />
            ))}
          </g>
        )}
        <path
          className="daybow-LineChart-edge"
          d={path}
          pathLength={1}
          stroke={`url(#${edge})`}
          strokeWidth={edgeWidth}
        />
        <path
          className="daybow-LineChart-core"
          d={path}
          pathLength={1}
          stroke={`url(#${core})`}
          strokeWidth={coreWidth}
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
}

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
