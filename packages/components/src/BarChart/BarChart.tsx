import { anchorIn } from '../chart/chartAnchor';
import { ChartFrame } from '../chart/ChartFrame';
import { plainNumber, type ChartProps } from '../chart/chartProps';
import { useChartSize } from '../chart/useChartSize';
import { dataOrWaiting } from '../chart/waitingData';
import { cx } from '../internal/cx';
import { barGeometry, type Bar } from './barGeometry';
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
 * Values as bars from zero, each with its number above and its label below.
 *
 * Renders a `<div>` with an SVG image, described in a sentence, and with a slider over it: the one tab
 * stop. Arrow keys, Home, End, Page Up and Page Down move its cursor from bar to bar (in right to left,
 * the arrows follow what is seen), each move is read out once ('Wed: 3'), Escape hides the cursor. A
 * pointer shows the bar that it is nearest to. Screen readers also find all values in a table.
 *
 * @example
 * <BarChart
 *   label="Habits completed per weekday"
 *   data={[{ label: 'Mon', value: 4 }, { label: 'Tue', value: 5 }]}
 *   domain={[0, 5]}
 *   formatReading={(value) => `${value} of 5`}
 * />
 */
export function BarChart({ currentIndex, className, ...rest }: BarChartProps) {
  const [size, probeRef] = useChartSize(rest.height);
  const { waiting, data, domain } = dataOrWaiting(rest.data, rest.domain);
  const { plane, zero, barWidth, bars, centers, labels } = barGeometry(data, size, {
    domain,
    formatValue: (!waiting && rest.formatValue) || plainNumber,
    currentIndex,
  });
  const edge = Math.min(1.5, barWidth / 4);

  return (
    <ChartFrame
      {...rest}
      className={cx('daybow-BarChart', className)}
      size={size}
      probeRef={probeRef}
      plane={plane}
      labels={labels}
      centers={centers}
      currentIndex={currentIndex}
      anchorOf={(index) => anchorIn(plane, bars[index])}
      renderActive={(index) => <ActiveBar bar={bars[index]} edge={edge} />}
    >
      <g strokeWidth={edge}>
        {bars.map((bar, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a datum is who it is by its place
          <BarMark key={index} bar={bar} delay={bars.length > STAGGERED ? 0 : index * STAGGER} />
        ))}
      </g>
      <line className="daybow-BarChart-zero" x1={plane.left} x2={plane.right} y1={zero} y2={zero} />
    </ChartFrame>
  );
}

/** In ms, as long as the last bar doesn't wait for it too long. */
const STAGGER = 40;
const STAGGERED = 14;

function BarMark({ bar, delay }: { bar: Bar; delay: number }) {
  const { x, path, ghost, hasValue, valueLabel } = bar;
  return (
    <>
      {ghost && (
        <path className="daybow-BarChart-ghost" data-missing={!hasValue || undefined} d={ghost} />
      )}
      {path && (
        <path
          className="daybow-BarChart-bar"
          data-below={bar.below || undefined}
          d={path}
          style={delay > 0 ? { animationDelay: `${delay}ms` } : undefined}
        />
      )}
      {valueLabel && (
        <text className="daybow-BarChart-value" x={x} y={valueLabel.y} textAnchor="middle">
          {valueLabel.text}
        </text>
      )}
    </>
  );
}

/** The bar under the cursor once more, over the focus ring and its gap: strokes, so any shape has one. */
function ActiveBar({ bar, edge }: { bar: Bar | undefined; edge: number }) {
  const path = bar?.path ?? bar?.ghost;
  if (!bar || !path) return null;
  return (
    <>
      <path className="daybow-Chart-ring" d={path} strokeWidth={edge + 10} strokeLinejoin="round" />
      <path
        className="daybow-Chart-ringGap"
        d={path}
        strokeWidth={edge + 4}
        strokeLinejoin="round"
      />
      {bar.path && <path className="daybow-BarChart-active" d={path} strokeWidth={edge + 1} />}
    </>
  );
}
