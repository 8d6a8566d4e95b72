import { memo, useMemo } from 'react';
import { anchorIn } from '../chart/chartAnchor';
import { ChartFrame } from '../chart/ChartFrame';
import type { ChartPen, ChartProps } from '../chart/chartProps';
import { useChartInput } from '../chart/useChartInput';
import { cx } from '../internal/cx';
import { barGeometry, type Bar, type BarGeometry } from './barGeometry';
import { hatchBar, sketchBar } from './sketchBar';
import './BarChart.css';

export interface BarChartProps extends ChartProps {
  /**
   * The index of the datum whose label stands in the accent pill, today for instance.
   *
   * @defaultValue none
   */
  currentIndex?: number;
}

/**
 * Values as bars from zero, each with its number above and its label below. Where many share a pixel,
 * its lowest and its highest value are drawn.
 *
 * Renders a `<div>` with an SVG image, described in a sentence, and with a slider over it: the one tab
 * stop. Arrow keys, Home, End, Page Up and Page Down move its cursor from bar to bar (in right to left,
 * the arrows follow what is seen), each move is read out once ('Wed: 3'), Escape hides the cursor. A
 * pointer shows the bar that it is nearest to. Screen readers also find all values in a table; of more
 * than 100 values, behind a button.
 *
 * @example
 * <BarChart
 *   label="Habits completed per weekday"
 *   data={[{ label: 'Mon', value: 4 }, { label: 'Tue', value: 5 }]}
 *   domain={[0, 5]}
 *   formatReading={(value) => `${value} of 5`}
 * />
 */
export function BarChart({ currentIndex, pen = 'smooth', className, ...rest }: BarChartProps) {
  const { measured, waiting, data, domain, formatValue } = useChartInput(rest);
  const { size } = measured;
  const { formatLabel } = rest;
  const drawing = useMemo(
    () => barGeometry(data, size, { domain, formatValue, formatLabel, currentIndex }),
    [data, size, domain, formatValue, formatLabel, currentIndex],
  );

  return (
    <ChartFrame
      {...rest}
      pen={pen}
      className={cx('daybow-BarChart', className)}
      waiting={waiting}
      measured={measured}
      drawing={drawing}
      currentIndex={currentIndex}
      anchorOf={(index) => anchorIn(drawing.plane, drawing.barAt(index))}
      renderActive={(index) => <ActiveBar drawing={drawing} index={index} pen={pen} />}
    >
      <BarMarks drawing={drawing} pen={pen} waiting={waiting} />
    </ChartFrame>
  );
}

/** So many bars enter one after the other (BarChart.css has their delays); more at once, drawn in one go. */
const STAGGERED = 8;

/** A day without a value is not a day with 0. */
const DOTTED = {
  fill: 'none',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeDasharray: '2 5',
} as const;

interface BarMarksProps {
  drawing: BarGeometry;
  pen: ChartPen;
  waiting: boolean;
}

const BarMarks = memo(function BarMarks({ drawing, pen, waiting }: BarMarksProps) {
  const { plane, zero, bars, solid, reach, ghosts, missing, valueLabels } = drawing;
  const pathOf = pen === 'sketch' ? sketchBar : smoothBar;
  const paths = bars.map(pathOf);
  if (waiting) {
    const stroke = 'var(--daybow-line-strong)';
    return (
      <path className="daybow-BarChart-waiting" {...DOTTED} stroke={stroke} d={paths.join('')} />
    );
  }
  const drawn = bars.length > STAGGERED ? [paths.join('')] : paths;
  const hatch = pen === 'sketch' ? bars.map((bar) => hatchBar(bar, drawing)).join('') : '';
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
        strokeWidth={edgeOf(drawing)}
        style={{ transformOrigin: `0 ${zero}px` }}
      >
        {reach && <path className="daybow-BarChart-reach" d={reach} opacity={0.5} />}
        {solid && <path className="daybow-BarChart-solid" d={solid} />}
        {drawn.map((path, index) =>
          path ? (
            <path
              // oxlint-disable-next-line react/no-array-index-key -- a datum is who it is by its place
              key={index}
              d={path}
            />
          ) : null,
        )}
        {hatch && <Hatch d={hatch} />}
      </g>
      <path
        className="daybow-Chart-grid daybow-BarChart-zero"
        d={`M${plane.left} ${zero}H${plane.right}`}
      />
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
});

function smoothBar({ path }: Bar): string {
  return path ?? '';
}

/** The stroke around a bar, in px; none where bars are drawn per pixel. */
function edgeOf({ barWidth, bars }: BarGeometry): number {
  return bars.length ? Math.min(1.5, barWidth / 4) : 0;
}

/** The bar under the cursor once more, over the focus ring and its gap: strokes, so any shape has one. */
function ActiveBar({ drawing, index, pen }: Omit<BarMarksProps, 'waiting'> & { index: number }) {
  const bar = drawing.barAt(index);
  const edge = edgeOf(drawing);
  const smooth = bar.path ?? bar.ghost;
  if (!smooth) return null;
  const hatch = pen === 'sketch' && hatchBar(bar, drawing);
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

/** What a hand fills a bar with, in the ink around it. */
function Hatch(lines: { d: string; stroke?: string }) {
  const pencil = { fill: 'none', strokeWidth: 1.2, strokeLinecap: 'round', opacity: 0.7 } as const;
  return <path className="daybow-BarChart-hatch" {...pencil} {...lines} />;
}
