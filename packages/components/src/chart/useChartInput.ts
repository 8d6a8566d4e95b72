import { useContext, useMemo } from 'react';
import { checkName } from '../internal/misuse';
import { DaybowContext } from '../internal/words';
import type { ChartDatum, SeriesData } from './chartData';
import { bandOf, finiteOrNull } from './valueDomain';
import type { ChartProps } from './chartProps';
import { useFormatNumber } from './formatNumber';
import { seriesInk } from './ink';
import { seriesData } from './seriesData';
import { timeAxis, withDates } from './timeAxis';
import { useChartSize } from './useChartSize';

/** The shape of a week that an empty chart draws, dotted. */
const PLACEHOLDER: readonly SeriesData[] = [
  {
    label: '',
    data: [5, 2, 7, 4, 6, 2, 5].map((value) => ({ label: '', value })),
    ink: seriesInk({}, 0),
  },
];
const PLACEHOLDER_DOMAIN = [0, 9] as const;

/** The data that a chart draws, or a placeholder when none has a value, and the size to draw it in. */
export function useChartInput<Datum extends ChartDatum>(
  component: string,
  props: ChartProps<Datum>,
) {
  const {
    data: given,
    series: asked,
    formatReading: askedReading,
    onDatumSelect,
    renderTooltip,
    ...others
  } = props;
  const { domain, height, axis = true, band, byDate = false } = others;
  if (process.env.NODE_ENV !== 'production') {
    checkName(component, 'aria-label', props['aria-label']);
  }
  const { locale } = useContext(DaybowContext);
  const labelled = useMemo(
    () => seriesData(component, given, asked, locale),
    [component, given, asked, locale],
  );
  const time = useMemo(
    () => (byDate ? timeAxis(component, labelled[0]?.data ?? [], locale ?? 'en') : undefined),
    [component, byDate, labelled, locale],
  );
  const formatNumber = useFormatNumber();
  const formatValue = useAsText(props.formatValue) ?? formatNumber;
  const formatReading = useAsText(askedReading) ?? formatValue;
  const formatLabel = useAsText(props.formatLabel);
  const series = useMemo(
    () => (time ? withDates(labelled, time, formatLabel) : labelled),
    [labelled, time, formatLabel],
  );
  const measured = useChartSize(height);
  const isEmpty = !series.some(({ data }) =>
    data.some(({ value }) => finiteOrNull(value) !== null),
  );
  const [lowest, highest] = (isEmpty ? PLACEHOLDER_DOMAIN : domain) ?? [];
  // Callers write a domain inline; the same two numbers keep the same array.
  const stableDomain = useMemo(
    () =>
      lowest === undefined || highest === undefined ? undefined : ([lowest, highest] as const),
    [lowest, highest],
  );
  const [from = NaN, to = NaN] = band ?? [];
  const within = useMemo(() => bandOf([from, to]) ?? [], [from, to]);
  return {
    measured,
    isEmpty,
    series: isEmpty ? PLACEHOLDER : series,
    domain: stableDomain,
    formatValue: isEmpty || !axis ? undefined : formatValue,
    formatLabel,
    /** The axis of days, if the data are placed by date. */
    time: isEmpty ? undefined : time,
    hasLabels: axis,
    /** Values that the value axis reaches, besides those of the data. */
    within,
    /** The props of the frame, which speaks of an empty chart as well. */
    frame: {
      ...others,
      series,
      formatReading,
      onIndexSelect:
        onDatumSelect && ((index: number) => onDatumSelect(given[index] as Datum, index)),
      tooltipAt: renderTooltip && ((index: number) => renderTooltip(given[index] as Datum, index)),
    },
  };
}

/** A format whose results are texts, as callers without types may return numbers. */
function useAsText<Args extends unknown[]>(format?: (...args: Args) => string | number) {
  return useMemo(() => format && ((...args: Args) => String(format(...args))), [format]);
}
