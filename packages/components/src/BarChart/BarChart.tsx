import { memo, useMemo } from 'react';
import { HALF_CAP_HEIGHT } from '../chart/ChartAxes';
import type { ChartDatum } from '../chart/chartData';
import { ChartFrame } from '../chart/ChartFrame';
import type { ChartPen, ChartProps } from '../chart/chartProps';
import type { ChartSize } from '../chart/plotArea';
import { tooltipAnchor } from '../chart/tooltipAnchor';
import { useChartInput } from '../chart/useChartInput';
import { cx } from '../internal/cx';
import { useWords, type DaybowWords } from '../internal/words';
import { roundPx } from '../internal/roundPx';
import { barGeometry, type Bar, type BarGeometry } from './barGeometry';
import { hatchBar, sketchBar } from './sketchBar';
import './BarChart.css';

const ENGLISH: DaybowWords['BarChart'] = { targetLabel: 'Target' };

export interface BarChartProps extends ChartProps {
  /**
   * A value that is to be reached, or not to be exceeded: a dashed line across the bars, and a sentence at the
   * end of the description.
   *
   * @defaultValue none
   */
  target?: number;
  /**
   * The name of the target: at the end of its line where there is room, and in its sentence.
   *
   * @defaultValue `'Target'`
   */
  targetLabel?: string;
}

/**
 * Values as bars from zero, each with its value above and its label below. Where several bars share a
 * pixel, only the lowest and the highest value of the pixel are drawn.
 *
 * Renders a `<div>` with an SVG image, which one sentence describes, and a slider over it, the only tab
 * stop. Arrow keys, Home, End, Page Up and Page Down move the slider's cursor from bar to bar; each move is
 * announced once ('Wed: 3'); Escape hides the cursor. In right-to-left pages the arrow keys follow the
 * screen. A pointer shows the nearest bar. Screen readers also find all values in a table; above 100
 * values, a button shows it.
 *
 * @example
 * <BarChart
 *   aria-label="Habits completed per weekday"
 *   data={[{ label: 'Mon', value: 4 }, { label: 'Tue', value: 5 }]}
 *   domain={[0, 5]}
 *   formatReading={(value) => `${value} of 5`}
 * />
 */
export function BarChart(props: BarChartProps) {
  const {
    target,
    targetLabel,
    pen = 'smooth',
    className,
    ...rest
  } = useWords('BarChart', ENGLISH, props);
  const { measured, isEmpty, data, domain, formatValue, formatLabel, words } = useChartInput(
    'BarChart',
    rest,
  );
  const { size } = measured;
  const { currentIndex } = rest;
  const geometry = useMemo(
    () =>
      barGeometry(data, size, {
        domain,
        formatValue,
        formatLabel,
        currentIndex,
        target,
        targetLabel,
      }),
    [data, size, domain, formatValue, formatLabel, currentIndex, target, targetLabel],
  );

  return (
    <ChartFrame
      {...rest}
      {...words}
      onIndexSelect={(index) => rest.onDatumSelect?.(rest.data[index] as ChartDatum, index)}
      pen={pen}
      className={cx('daybow-BarChart', className)}
      isEmpty={isEmpty}
      measured={measured}
      geometry={geometry}
      target={target}
      targetLabel={targetLabel}
      tooltipAnchorAt={(index) => tooltipAnchor(geometry.plot, geometry.barAt(index))}
      renderActive={(index) => <ActiveBar geometry={geometry} index={index} pen={pen} />}
    >
      <BarMarks {...{ geometry, pen, isEmpty, size, targetLabel }} />
    </ChartFrame>
  );
}

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
  pen: ChartPen;
  isEmpty: boolean;
}

const BarMarks = memo(function BarMarks({
  geometry,
  pen,
  isEmpty,
  size,
  targetLabel,
}: BarMarksProps) {
  const { plot, zero, bars, solid, extremes, ghosts, missing, valueLabels, target } = geometry;
  const pathOf = pen === 'sketch' ? sketchBar : smoothBar;
  const paths = bars.map(pathOf);
  if (isEmpty) {
    const stroke = 'var(--daybow-line-strong)';
    return (
      <path className="daybow-BarChart-waiting" {...DOTTED} stroke={stroke} d={paths.join('')} />
    );
  }
  const drawn = bars.length > MAX_STAGGERED ? [paths.join('')] : paths;
  const hatch = pen === 'sketch' ? bars.map((bar) => hatchBar(bar, geometry)).join('') : '';
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
        {hatch && <Hatch d={hatch} />}
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
});

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

function smoothBar({ path }: Bar): string {
  return path ?? '';
}

/** The stroke around a bar, in px; 0 where bars share pixels. */
function edgeWidth({ barWidth, bars }: BarGeometry): number {
  return bars.length ? Math.min(1.5, barWidth / 4) : 0;
}

/** The bar under the cursor, over its focus ring. Ring and gap are strokes, so that they fit any shape. */
function ActiveBar({
  geometry,
  index,
  pen,
}: Pick<BarMarksProps, 'geometry' | 'pen'> & { index: number }) {
  const bar = geometry.barAt(index);
  const edge = edgeWidth(geometry);
  const smooth = bar.path ?? bar.ghost;
  if (!smooth) return null;
  const hatch = pen === 'sketch' && hatchBar(bar, geometry);
  const ring = { d: smooth, strokeLinejoin: 'round' } as const;
  return (
    <>
      <path className="daybow-Chart-ring" {...ring} strokeWidth={edge + 10} />
      <path className="daybow-Chart-ringGap" {...ring} strokeWidth={edge + 4} />
      {bar.path && (
        <path
          className="daybow-BarChart-active"
          d={pen === 'sketch' ? sketchBar(bar) : bar.path}
          strokeWidth={edge + 1}
        />
      )}
      {hatch && <Hatch d={hatch} stroke="var(--daybow-chart-bar-edge)" />}
    </>
  );
}

/** The hatching of a hand-drawn bar, in the colour of its edge. */
function Hatch(lines: { d: string; stroke?: string }) {
  const pencil = { fill: 'none', strokeWidth: 1.2, strokeLinecap: 'round', opacity: 0.7 } as const;
  return <path className="daybow-BarChart-hatch" {...pencil} {...lines} />;
}
