import { memo, useId, useMemo } from 'react';
import { anchorIn } from '../chart/chartAnchor';
import { indexAt } from '../chart/categoryScale';
import { ChartFrame } from '../chart/ChartFrame';
import type { ChartPen, ChartProps } from '../chart/chartProps';
import { LOOSE_HAND, sketchPath } from '../chart/sketchPath';
import { useChartInput } from '../chart/useChartInput';
import { cx } from '../internal/cx';
import { BowGradients } from './BowGradients';
import { lineGeometry, type LineGaps, type LineGeometry, type LinePoint } from './lineGeometry';
import './LineChart.css';

export interface LineChartProps extends ChartProps {
  /**
   * How the line meets days without a value: it stops before them and starts anew, or if asked leads
   * over them ('bridge') or falls to zero ('zero'). Their words stay those of `missingText`.
   *
   * @defaultValue 'open'
   */
  gaps?: LineGaps;
  /**
   * An emoji for values that have one, drawn beside their tick and in the tooltip.
   *
   * @defaultValue none
   */
  symbols?: Readonly<Record<number, string>>;
  /**
   * A word for values that have one ('Okay' for 3), which leads in the tooltip and where the value is
   * read out.
   *
   * @defaultValue none
   */
  names?: Readonly<Record<number, string>>;
}

/**
 * Values as points on a smooth line, coloured by value. Days without one leave a gap. Where many values
 * share a pixel, its first, lowest, highest and last are drawn.
 *
 * Renders a `<div>` with an SVG image, described in a sentence, and with a slider over it: the one tab
 * stop. Arrow keys, Home, End, Page Up and Page Down move its cursor from point to point (in right to
 * left, the arrows follow what is seen), each move is read out once ('Wed: 3'), Escape hides the
 * cursor. A pointer shows the point that it is nearest to. Screen readers also find all values in a
 * table; of more than 100 values, behind a button.
 *
 * @example
 * <LineChart
 *   label="Mood per weekday"
 *   data={[{ label: 'Mon', value: 4 }, { label: 'Tue', value: null }, { label: 'Wed', value: 3 }]}
 *   domain={[1, 5]}
 *   symbols={{ 1: '😢', 2: '🙁', 3: '😐', 4: '🙂', 5: '😄' }}
 *   names={{ 1: 'Terrible', 2: 'Bad', 3: 'Okay', 4: 'Good', 5: 'Great' }}
 *   formatReading={(value) => `${value} of 5`}
 * />
 */
export function LineChart({
  gaps,
  symbols,
  names,
  pen = 'smooth',
  className,
  ...rest
}: LineChartProps) {
  const { measured, waiting, data, domain, formatValue } = useChartInput(rest);
  const { size } = measured;
  const { formatLabel } = rest;
  const drawing = useMemo(
    () => lineGeometry(data, size, { domain, formatValue, formatLabel, symbols, gaps }),
    [data, size, domain, formatValue, formatLabel, symbols, gaps],
  );

  return (
    <ChartFrame
      {...rest}
      pen={pen}
      className={cx('daybow-LineChart', className)}
      waiting={waiting}
      measured={measured}
      drawing={drawing}
      symbols={symbols}
      names={names}
      guided
      anchorOf={(index) => anchorIn(drawing.plane, drawing.pointAt(index))}
      renderActive={(index) => <ActivePoint point={drawing.pointAt(index)} />}
    >
      <LineMarks drawing={drawing} pen={pen} waiting={waiting} />
    </ChartFrame>
  );
}

/** The widths in px whose faint strokes add up to a glow; a blur would take longer than all the rest. */
const GLOW = [18, 13, 9];

/** How wide the line's edge and its core are, in px: as light, by hand, and as a year on a phone. */
const LIGHT = [5, 2.4];
const PENCIL = [2.6, 1.8];
const FINE = [3, 1.2];

/** Of the point under the cursor, in px. */
const ACTIVE_RADIUS = 7;

interface LineMarksProps {
  drawing: LineGeometry;
  pen: ChartPen;
  waiting: boolean;
}

const LineMarks = memo(function LineMarks({ drawing, pen, waiting }: LineMarksProps) {
  // Some versions of React put characters into an id that url(#…) doesn't take.
  const id = useId().replace(/[^\w-]/g, '');
  const { plane, scale, path, points, pointRadius, crowded } = drawing;
  const [edge, core] = [`daybow-edge-${id}`, `daybow-core-${id}`];
  const sketched = pen === 'sketch' && !crowded;
  const [edgeWidth, coreWidth] = crowded ? FINE : sketched ? PENCIL : LIGHT;
  // Twice around, as a hand goes over its own line: each with strays of its own.
  const edgePath = sketched ? sketchPath(path, (x) => indexAt(scale, x), LOOSE_HAND) : path;
  const corePath = sketched
    ? sketchPath(path, (x) => indexAt(scale, x) + scale.count, LOOSE_HAND)
    : path;

  const pencil = { fill: 'none', strokeLinecap: 'round' } as const;
  if (waiting) {
    const dots = { stroke: 'var(--daybow-line-strong)', strokeWidth: 2, strokeDasharray: '1 7' };
    return <path className="daybow-LineChart-waiting" {...pencil} {...dots} d={edgePath} />;
  }
  return (
    <>
      <BowGradients edgeId={edge} coreId={core} from={plane.bottom} to={plane.top} />
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
      <g className="daybow-LineChart-points" strokeWidth={ringOf(pointRadius)}>
        {points.map(({ index, x, y, hue }) => (
          <circle key={index} stroke={strokeOf(hue)} cx={x} cy={y ?? undefined} r={pointRadius} />
        ))}
      </g>
    </>
  );
});

/** The colour of a point's ring: that of the mood as far up the scale. */
function strokeOf(hue: number | null): string | undefined {
  return hue === null ? undefined : `var(--daybow-mood-${hue}-line)`;
}

/** How wide a point's ring is, in px. */
function ringOf(radius: number): number {
  return Math.min(3, radius * 0.6);
}

/** The point under the cursor, larger, over the focus ring and its gap. */
function ActivePoint({ point: { x, y, hue } }: { point: LinePoint }) {
  if (y === null) return null;
  return (
    <>
      <circle className="daybow-Chart-ring" cx={x} cy={y} r={14} />
      <circle className="daybow-Chart-ringGap" cx={x} cy={y} r={11} />
      <g className="daybow-LineChart-points" strokeWidth={ringOf(ACTIVE_RADIUS)}>
        <circle stroke={strokeOf(hue)} cx={x} cy={y} r={ACTIVE_RADIUS} />
      </g>
    </>
  );
}
