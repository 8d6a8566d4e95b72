import { useId } from 'react';
import { anchorIn } from '../chart/chartAnchor';
import { ChartFrame } from '../chart/ChartFrame';
import { plainNumber, type ChartProps } from '../chart/chartProps';
import { useChartSize } from '../chart/useChartSize';
import { dataOrWaiting } from '../chart/waitingData';
import { cx } from '../internal/cx';
import { BowGradients } from './BowGradients';
import { lineGeometry, type LinePoint } from './lineGeometry';
import './LineChart.css';

export interface LineChartProps extends ChartProps {
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
 * Values as points on a smooth line, coloured by value. Days without one leave a gap.
 *
 * Renders a `<div>` with an SVG image, described in a sentence, and with a slider over it: the one tab
 * stop. Arrow keys, Home, End, Page Up and Page Down move its cursor from point to point (in right to
 * left, the arrows follow what is seen), each move is read out once ('Wed: 3'), Escape hides the
 * cursor. A pointer shows the point that it is nearest to. Screen readers also find all values in a
 * table.
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
export function LineChart({ symbols, names, className, ...rest }: LineChartProps) {
  // Some versions of React put characters into an id that url(#…) doesn't take.
  const id = useId().replace(/[^\w-]/g, '');
  const [size, probeRef] = useChartSize(rest.height);
  const { waiting, data, domain } = dataOrWaiting(rest.data, rest.domain);
  const { plane, points, path, pointRadius, centers, labels } = lineGeometry(data, size, {
    domain,
    formatValue: (!waiting && rest.formatValue) || plainNumber,
    symbols,
  });
  const [edge, core] = [`daybow-edge-${id}`, `daybow-core-${id}`];

  return (
    <ChartFrame
      {...rest}
      className={cx('daybow-LineChart', className)}
      size={size}
      probeRef={probeRef}
      plane={plane}
      labels={labels}
      centers={centers}
      symbols={symbols}
      names={names}
      guided
      anchorOf={(index) => anchorIn(plane, points[index])}
      renderActive={(index) => <ActivePoint point={points[index]} />}
    >
      {waiting ? (
        <path className="daybow-LineChart-waiting" d={path} />
      ) : (
        <>
          <BowGradients edgeId={edge} coreId={core} from={plane.bottom} to={plane.top} />
          <path
            className="daybow-LineChart-glow"
            d={path}
            pathLength={1}
            stroke={`url(#${core})`}
          />
          <path
            className="daybow-LineChart-edge"
            d={path}
            pathLength={1}
            stroke={`url(#${edge})`}
          />
          <path
            className="daybow-LineChart-core"
            d={path}
            pathLength={1}
            stroke={`url(#${core})`}
          />
          {points.map((point, index) =>
            pointRadius > 0 || point.alone ? (
              // oxlint-disable-next-line react/no-array-index-key -- a datum is who it is by its place
              <Point key={index} point={point} radius={pointRadius || 3} />
            ) : null,
          )}
        </>
      )}
    </ChartFrame>
  );
}

function Point({ point: { x, y, hue }, radius }: { point: LinePoint; radius: number }) {
  if (y === null) return null;
  return (
    <circle
      className="daybow-LineChart-point"
      data-hue={hue}
      cx={x}
      cy={y}
      r={radius}
      strokeWidth={Math.min(3, radius * 0.6)}
    />
  );
}

/** The point under the cursor, larger, over the focus ring and its gap. */
function ActivePoint({ point }: { point: LinePoint | undefined }) {
  if (!point || point.y === null) return null;
  return (
    <>
      <circle className="daybow-Chart-ring" cx={point.x} cy={point.y} r={14} />
      <circle className="daybow-Chart-ringGap" cx={point.x} cy={point.y} r={11} />
      <Point point={point} radius={7} />
    </>
  );
}
