import { useMemo } from 'react';
import type { ChartDatum } from '../chart/chartData';
import { ChartFrame } from '../chart/ChartFrame';
import type { ChartProps } from '../chart/chartProps';
import { tooltipAnchor } from '../chart/tooltipAnchor';
import { useChartInput } from '../chart/useChartInput';
import { cx } from '../internal/cx';
import { useWords, type DaybowWords } from '../internal/words';
import { barGeometry } from './barGeometry';
import { ActiveBar, BarMarks } from './BarMarks';
import './BarChart.css';

const ENGLISH: DaybowWords['BarChart'] = { targetLabel: 'Target' };

export interface BarChartProps extends ChartProps {
  /**
   * A value that is to be reached, or not to be exceeded: a dashed line across the bars, and a sentence at the
   * end of the description.
   *
   * @defaultValue none
   */
  target?: number | undefined;
  /**
   * The name of the target: at the end of its line where there is room, and in its sentence.
   *
   * @defaultValue `'Target'`
   */
  targetLabel?: string | undefined;
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
  const { target, targetLabel, className, ...rest } = useWords('BarChart', ENGLISH, props);
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
      className={cx('daybow-BarChart', className)}
      isEmpty={isEmpty}
      measured={measured}
      geometry={geometry}
      target={target}
      targetLabel={targetLabel}
      tooltipAnchorAt={(index) => tooltipAnchor(geometry.plot, geometry.barAt(index))}
      renderActive={(index) => <ActiveBar geometry={geometry} index={index} />}
    >
      <BarMarks {...{ geometry, isEmpty, size, targetLabel }} />
    </ChartFrame>
  );
}
