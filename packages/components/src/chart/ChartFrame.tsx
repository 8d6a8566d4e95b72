import { useId, useMemo, type AnimationEvent, type ReactNode } from 'react';
import { cx } from '../internal/cx';
import { CategoryAxis, ValueAxis } from './ChartAxes';
import type { ChartAnchor } from './chartAnchor';
import type { PlacedLabel } from './categoryLabels';
import type { CategoryScale } from './categoryScale';
import type { ChartPlane } from './chartPlane';
import { plainNumber, type ChartProps } from './chartProps';
import { readDatum } from './chartReading';
import { ChartTable, columnsInEnglish, tableActionInEnglish } from './ChartTable';
import { ChartTooltip } from './ChartTooltip';
import { Rested } from './Rested';
import { ChartDescription } from './ChartDescription';
import { describeInEnglish } from './describeChart';
import { useChartCursor } from './useChartCursor';
import type { MeasuredChart } from './useChartSize';
import { usePainted } from './usePainted';
import './chart.css';

interface ChartFrameProps extends ChartProps {
  /** Whether no datum has a value. */
  waiting: boolean;
  measured: MeasuredChart;
  /** What both geometries have. */
  drawing: { plane: ChartPlane; labels: readonly PlacedLabel[]; scale: CategoryScale };
  /** Where the cursor points at on a datum. */
  anchorOf: (index: number) => ChartAnchor;
  /** Whether a dashed line leads from the cursor to the axis. */
  guided?: boolean;
  /** The mark of the datum under the cursor, drawn over the others. */
  renderActive: (index: number) => ReactNode;
  /** The datum whose label stands in the pill. */
  currentIndex?: number;
  symbols?: Readonly<Record<number, string>>;
  names?: Readonly<Record<number, string>>;
  /** The marks. */
  children: ReactNode;
}

/**
 * What both charts share: the drawing with its axes, the slider that moves the cursor over it, and the
 * same in words. The marks come as children, so that a moving cursor doesn't render them again.
 */
export function ChartFrame({
  data,
  label,
  height: _height,
  domain: _domain,
  formatValue = plainNumber,
  formatLabel: _formatLabel,
  formatReading = formatValue,
  describe = describeInEnglish,
  roleDescription = 'chart',
  missingText = 'no value',
  emptyText = 'No values yet.',
  showTable = false,
  tableColumns = columnsInEnglish,
  tableActionText = tableActionInEnglish,
  pen,
  waiting,
  measured: { size, areaRef, probeRef },
  drawing: { plane, labels, scale },
  anchorOf,
  guided = false,
  renderActive,
  currentIndex,
  symbols,
  names,
  children,
  className,
  style,
  ...rest
}: ChartFrameProps) {
  const descriptionId = useId();
  const painted = usePainted();
  const { index, shown, handlers } = useChartCursor(scale);
  const words = useMemo(
    () => ({ formatReading, missingText, symbols, names }),
    [formatReading, missingText, symbols, names],
  );
  const inWords = useMemo(
    () => (
      <>
        {!waiting && (
          <ChartDescription id={descriptionId} data={data} words={words} describe={describe} />
        )}
        <ChartTable
          caption={label}
          columns={tableColumns}
          data={data}
          words={words}
          visible={showTable}
          actionText={tableActionText}
        />
      </>
    ),
    [
      waiting,
      descriptionId,
      describe,
      label,
      tableColumns,
      data,
      words,
      showTable,
      tableActionText,
    ],
  );
  const datum = data[index];
  const active = !waiting && datum && shown ? anchorOf(index) : null;
  const reading = datum && readDatum(datum, words);

  return (
    <div
      {...rest}
      className={cx('daybow-Chart', className)}
      style={style}
      data-waiting={waiting || undefined}
      data-pen={pen}
    >
      <div ref={areaRef} className="daybow-Chart-area">
        <svg
          role="img"
          aria-label={label}
          aria-describedby={descriptionId}
          viewBox={`0 0 ${size.width} ${size.height}`}
          preserveAspectRatio="none"
          width="100%"
          height={size.height}
        >
          {!waiting && <ValueAxis plane={plane} size={size} />}
          {active && guided && (
            <line
              className="daybow-Chart-guide"
              stroke="var(--daybow-line-strong)"
              strokeWidth={1.5}
              strokeDasharray="2 4"
              strokeLinecap="round"
              x1={active.x}
              x2={active.x}
              y1={plane.top}
              y2={plane.bottom}
            />
          )}
          <g className="daybow-Chart-marks" onAnimationEnd={handleEntered}>
            {children}
          </g>
          {!waiting && (
            <CategoryAxis
              labels={labels}
              size={size}
              current={currentIndex}
              active={active && index}
            />
          )}
          {active && renderActive(index)}
        </svg>
        {painted && <div ref={probeRef} className="daybow-Chart-probe" />}
        {painted && !waiting && datum && reading && (
          <div
            className="daybow-Chart-slider"
            data-shown={shown || undefined}
            role="slider"
            tabIndex={0}
            aria-roledescription={roleDescription}
            aria-label={label}
            aria-orientation="horizontal"
            aria-valuemin={0}
            aria-valuemax={data.length - 1}
            aria-valuenow={index}
            aria-valuetext={`${datum.label}: ${reading.spoken}`}
            {...handlers}
          />
        )}
        {active && reading && <ChartTooltip anchor={active} size={size} reading={reading} />}
      </div>
      {waiting && (
        <p className="daybow-Chart-empty" id={descriptionId}>
          {emptyText}
        </p>
      )}
      {(painted || showTable) && (
        <div className="daybow-Chart-words">
          <Rested now={showTable}>{inWords}</Rested>
        </div>
      )}
    </div>
  );
}

/** Marks enter once: a chart that is hidden and shown again stands still. */
function handleEntered({ currentTarget }: AnimationEvent<SVGGElement>) {
  const moves = currentTarget.getAnimations({ subtree: true });
  if (moves.every(({ playState }) => playState === 'finished')) currentTarget.dataset.entered = '';
}
