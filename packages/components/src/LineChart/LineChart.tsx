import { useMemo } from 'react';
import type { ChartDatum } from '../chart/chartData';
import { ChartFrame } from '../chart/ChartFrame';
import type { ChartProps } from '../chart/chartProps';
import { tooltipAnchor } from '../chart/tooltipAnchor';
import { useChartInput } from '../chart/useChartInput';
import { cx } from '../internal/cx';
import { useMoodCount } from '../internal/useMoodCount';
import { lineGeometry, type LineGaps } from './lineGeometry';
import { ActivePoints, LineKey, LineMarks } from './LineMarks';
import './LineChart.css';

export interface LineChartProps<Datum extends ChartDatum = ChartDatum> extends ChartProps<Datum> {
  /**
   * The colours of the line: `plain` has one, `mood` those of the moods, from the lowest to the highest value of the
   * axis. For values whose high end is the better one; several `series` are always plain.
   *
   * @defaultValue 'plain'
   */
  variant?: 'plain' | 'mood' | undefined;
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
 * Values as points on a smooth line, which can have the colours of moods. Days without a value leave a gap. Where many values
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
 *   variant="mood"
 *   symbols={{ 1: '😢', 2: '🙁', 3: '😐', 4: '🙂', 5: '😄' }}
 *   valueLabels={{ 1: 'Terrible', 2: 'Bad', 3: 'Okay', 4: 'Good', 5: 'Great' }}
 *   formatReading={(value) => `${value} of 5`}
 * />
 */
export function LineChart<Datum extends ChartDatum = ChartDatum>({
  variant = 'plain',
  gaps,
  symbols,
  valueLabels,
  className,
  ...rest
}: LineChartProps<Datum>) {
  const { measured, isEmpty, series, frame, ...input } = useChartInput('LineChart', rest);
  const { domain, formatValue, formatLabel, time, hasLabels, within } = input;
  const { size, probeRef } = measured;
  const { currentIndex } = rest;
  const moodCount = useMoodCount(probeRef);
  const geometry = useMemo(
    () =>
      lineGeometry(series[0]?.data ?? [], size, {
        series: series.map(({ data }) => data),
        time,
        hasLabels,
        within,
        domain,
        formatValue,
        formatLabel,
        currentIndex,
        symbols,
        gaps,
        moodCount,
      }),
    [
      series,
      time,
      hasLabels,
      within,
      size,
      domain,
      formatValue,
      formatLabel,
      currentIndex,
      symbols,
      gaps,
      moodCount,
    ],
  );
  const inks = series.map(({ ink }) => ink);
  const marks = {
    geometry,
    inks,
    moodCount: variant === 'mood' && inks.length === 1 ? moodCount : null,
  };

  return (
    <ChartFrame
      {...frame}
      className={cx('daybow-LineChart', className)}
      isEmpty={isEmpty}
      measured={measured}
      geometry={geometry}
      symbols={symbols}
      valueLabels={valueLabels}
      showGuide
      tooltipAnchorAt={(index) =>
        tooltipAnchor(geometry.plot, ...geometry.lines.map(({ pointAt }) => pointAt(index)))
      }
      renderKey={(position) => <LineKey ink={inks[position]} position={position} />}
      renderActive={(index) => <ActivePoints {...marks} index={index} />}
    >
      <LineMarks {...marks} isEmpty={isEmpty} />
    </ChartFrame>
  );
}
