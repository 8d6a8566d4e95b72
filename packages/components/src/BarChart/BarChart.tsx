import { useMemo } from 'react';
import type { ChartDatum, Ink } from '../chart/chartData';
import { ChartFrame } from '../chart/ChartFrame';
import type { ChartProps } from '../chart/chartProps';
import { tooltipAnchor } from '../chart/tooltipAnchor';
import { useChartInput } from '../chart/useChartInput';
import { cx } from '../internal/cx';
import { useWords, type DaybowWords } from '../internal/words';
import { barGeometry } from './barGeometry';
import { ActiveBars, BarMarks } from './BarMarks';
import { BarTexture } from './BarTexture';
import './BarChart.css';

const ENGLISH: DaybowWords['BarChart'] = { targetLabel: 'Target' };

export interface BarChartProps<Datum extends ChartDatum = ChartDatum> extends ChartProps<Datum> {
  /**
   * True stacks the `series` of a datum on each other, for parts of a whole; false puts them side by side.
   *
   * @defaultValue false
   */
  stacked?: boolean | undefined;
  /**
   * A value that is to be reached, or not to be exceeded: a dashed line across the bars, and a sentence at the
   * end of the description.
   *
   * @defaultValue none
   */
  target?: number | undefined;
  /**
   * The name of the target: over the start of its line where there is room, and in its sentence.
   *
   * @defaultValue `'Target'`
   */
  targetLabel?: string | undefined;
  /**
   * False draws neither values above the bars nor an axis: the cursor shows them one by one.
   *
   * @defaultValue true
   */
  values?: boolean | undefined;
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
export function BarChart<Datum extends ChartDatum = ChartDatum>(props: BarChartProps<Datum>) {
  const {
    target,
    targetLabel,
    values = true,
    stacked,
    className,
    ...rest
  } = useWords('BarChart', ENGLISH, props);
  const { measured, isEmpty, series, frame, ...input } = useChartInput('BarChart', rest);
  const { domain, formatLabel, time, hasLabels, within } = input;
  const formatValue = values ? input.formatValue : undefined;
  const { size } = measured;
  const { currentIndex } = rest;
  const geometry = useMemo(
    () =>
      barGeometry(series[0]?.data ?? [], size, {
        series: series.map(({ data }) => data),
        stacked,
        time,
        hasLabels,
        within,
        domain,
        formatValue,
        formatLabel,
        currentIndex,
        target,
        targetLabel,
      }),
    [
      series,
      stacked,
      time,
      hasLabels,
      within,
      size,
      domain,
      formatValue,
      formatLabel,
      currentIndex,
      target,
      targetLabel,
    ],
  );
  const inks = series.map(({ ink }) => ink);

  return (
    <ChartFrame
      {...frame}
      className={cx('daybow-BarChart', className)}
      isEmpty={isEmpty}
      measured={measured}
      geometry={geometry}
      target={target}
      targetLabel={targetLabel}
      tooltipAnchorAt={(index) =>
        tooltipAnchor(geometry.plot, ...inks.map((_, position) => geometry.barAt(index, position)))
      }
      renderKey={(position) => <BarKey ink={inks[position]} position={position} />}
      renderActive={(index) => <ActiveBars {...{ geometry, index, inks }} />}
    >
      <BarMarks {...{ geometry, inks, isEmpty, size, targetLabel }} />
    </ChartFrame>
  );
}

/** A bar of a series in the legend. */
function BarKey({ ink, position }: { ink: Ink | undefined; position: number }) {
  const d = 'M1 1H23V11H1Z';
  return (
    <>
      <path d={d} fill={ink?.core} stroke={ink?.edge} strokeWidth={1.5} />
      <BarTexture d={d} position={position} />
    </>
  );
}
