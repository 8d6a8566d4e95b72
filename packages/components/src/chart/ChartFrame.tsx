import { useId, useMemo, type AnimationEvent, type ReactNode } from 'react';
import { cx } from '../internal/cx';
import { roundPx } from '../internal/roundPx';
import { useWords, type DaybowWords } from '../internal/words';
import type { PlacedLabel } from './categoryLabels';
import { CategoryAxis, ValueAxis } from './ChartAxes';
import { ChartDescription } from './ChartDescription';
import type { SeriesData } from './chartData';
import { ChartLegend } from './ChartLegend';
import type { ChartProps } from './chartProps';
import { ChartTable, tableActionInEnglish } from './ChartTable';
import { ChartTooltip } from './ChartTooltip';
import type { DataScale } from './dataScale';
import { describeInEnglish } from './describeChart';
import type { PlotArea } from './plotArea';
import type { TooltipAnchor } from './tooltipAnchor';
import { TooltipWords, valuesText } from './TooltipWords';
import { useChartCursor } from './useChartCursor';
import type { MeasuredChart } from './useChartSize';
import { bandOf, finiteOrNull } from './valueDomain';
import './chart.css';

const ENGLISH: DaybowWords['Chart'] = {
  describe: describeInEnglish,
  roleDescription: 'chart',
  missingText: 'no value',
  emptyText: 'No values yet.',
  bandLabel: 'Normal range',
  tableColumns: ['Label'],
  tableActionLabel: tableActionInEnglish,
};

type OwnProps = 'data' | 'series' | 'formatReading' | 'onDatumSelect' | 'renderTooltip';

interface ChartFrameProps extends Omit<ChartProps, OwnProps> {
  series: readonly SeriesData[];
  formatReading: (value: number) => string;
  /** Called with the index of the datum that a person selects. */
  onIndexSelect: ((index: number) => void) | undefined;
  /** The content of the tooltip at a datum, if the caller draws it. */
  tooltipAt: ((index: number) => ReactNode) | undefined;
  /** Draws the sample of a series in the legend. */
  renderKey: (position: number) => ReactNode;
  /** True if no datum has a value. */
  isEmpty: boolean;
  measured: MeasuredChart;
  /** The parts that the geometries of both charts share. */
  geometry: { plot: PlotArea; labels: readonly PlacedLabel[]; scale: DataScale };
  tooltipAnchorAt: (index: number) => TooltipAnchor;
  /** True if a dashed line leads from the cursor to the axis. */
  showGuide?: boolean;
  /** Draws the mark under the cursor, over the other marks. */
  renderActive: (index: number) => ReactNode;
  /** A value that the description names last. */
  target?: number;
  targetLabel?: string;
  symbols?: Readonly<Record<number, string>>;
  valueLabels?: Readonly<Record<number, string>>;
  /** The marks. */
  children: ReactNode;
}

/**
 * The frame of both charts: the drawing with its axes, the slider that moves the cursor, and the description
 * and table for screen readers. The marks are children, so that a moving cursor does not render them again.
 */
export function ChartFrame(props: ChartFrameProps) {
  const {
    series,
    'aria-label': label,
    height: _height,
    domain,
    formatValue: _formatValue,
    formatLabel: _formatLabel,
    byDate: _byDate,
    axis = true,
    band,
    bandLabel,
    formatReading,
    describe,
    roleDescription,
    missingText,
    emptyText,
    showTable = false,
    tableColumns,
    tableActionLabel,
    isEmpty,
    measured: { size, probeRef },
    geometry: { plot, labels, scale },
    tooltipAnchorAt,
    showGuide = false,
    renderActive,
    onIndexSelect,
    tooltipAt,
    renderKey,
    currentIndex,
    target,
    targetLabel,
    symbols,
    valueLabels,
    children,
    className,
    style,
    ...rest
  } = useWords('Chart', ENGLISH, props);
  const descriptionId = useId();
  const data = series[0]?.data ?? [];
  const { index, shown, handlers } = useChartCursor(scale, {
    ref: probeRef,
    count: data.length,
    rtl: size.rtl,
    onSelect: onIndexSelect,
  });
  const format = useMemo(
    () => ({ formatReading, missingText, symbols, valueLabels }),
    [formatReading, missingText, symbols, valueLabels],
  );
  const goal = finiteOrNull(target ?? null);
  const range = isEmpty ? undefined : bandOf(band);
  const ending =
    (goal === null ? '' : ` ${targetLabel}: ${formatReading(goal)}.`) +
    (range ? ` ${bandLabel}: ${range.map(formatReading).join(' – ')}.` : '');
  const datum = isEmpty ? undefined : data[index];
  const anchor = datum && shown ? tooltipAnchorAt(index) : null;

  return (
    <div
      {...rest}
      className={cx('daybow-Chart', className)}
      style={style}
      data-waiting={isEmpty || undefined}
      data-bare={!axis || undefined}
    >
      {!isEmpty && (
        <ChartLegend series={series} bandLabel={range && bandLabel} renderKey={renderKey} />
      )}
      <div className="daybow-Chart-area">
        <svg
          role="img"
          aria-label={label}
          aria-describedby={isEmpty ? descriptionId : undefined}
          // The slider speaks for the drawing.
          aria-hidden={!isEmpty || undefined}
          viewBox={`0 0 ${size.width} ${size.height}`}
          preserveAspectRatio="none"
          width="100%"
          height={size.height}
        >
          {range && <Band plot={plot} range={range} />}
          {!isEmpty && <ValueAxis plot={plot} size={size} />}
          {anchor && showGuide && (
            <line
              className="daybow-Chart-guide"
              stroke="var(--daybow-line-strong)"
              strokeWidth={1.5}
              strokeDasharray="2 4"
              strokeLinecap="round"
              x1={anchor.x}
              x2={anchor.x}
              y1={plot.top}
              y2={plot.bottom}
            />
          )}
          <g className="daybow-Chart-marks" onAnimationEnd={handleAnimationEnd}>
            {children}
          </g>
          {!isEmpty && (
            <CategoryAxis
              labels={labels}
              size={size}
              current={currentIndex}
              active={anchor && index}
            />
          )}
          {anchor && renderActive(index)}
        </svg>
        <div ref={probeRef} className="daybow-Chart-probe" />
        {datum && (
          <div
            className="daybow-Chart-slider"
            data-shown={shown || undefined}
            style={onIndexSelect && { cursor: 'pointer' }}
            role="slider"
            tabIndex={0}
            aria-roledescription={roleDescription}
            aria-label={label}
            aria-orientation="horizontal"
            aria-valuemin={0}
            aria-valuemax={data.length - 1}
            aria-valuenow={index}
            aria-describedby={descriptionId}
            aria-valuetext={`${datum.label}: ${valuesText(series, index, format)}`}
            {...handlers}
          />
        )}
        {anchor && (
          <ChartTooltip anchor={anchor} size={size}>
            {tooltipAt ? (
              tooltipAt(index)
            ) : (
              <TooltipWords series={series} index={index} format={format} />
            )}
          </ChartTooltip>
        )}
      </div>
      {isEmpty && (
        <p className="daybow-Chart-empty" id={descriptionId}>
          {emptyText}
        </p>
      )}
      <div className="daybow-Chart-words">
        {!isEmpty && (
          <ChartDescription id={descriptionId} {...{ series, domain, format, describe, ending }} />
        )}
        <ChartTable
          caption={label}
          columns={tableColumns}
          series={series}
          format={format}
          visible={showTable}
          actionLabel={tableActionLabel}
        />
      </div>
    </div>
  );
}

function Band({ plot: { left, right, y }, range }: { plot: PlotArea; range: readonly number[] }) {
  const [bottom = 0, top = 0] = range.map((value) => roundPx(y(value)));
  return (
    <rect
      className="daybow-Chart-band"
      x={left}
      y={top}
      width={right - left}
      height={Math.max(0, bottom - top)}
    />
  );
}

/** Marks animate once only, not again when a hidden chart is shown. */
function handleAnimationEnd({ currentTarget }: AnimationEvent<SVGGElement>) {
  const animations = currentTarget.getAnimations({ subtree: true });
  if (animations.every(({ playState }) => playState === 'finished')) {
    currentTarget.dataset.entered = '';
  }
}
