import { useContext, useMemo } from 'react';
import { checkName } from '../internal/misuse';
import { DaybowContext } from '../internal/words';
import type { TextDatum } from './chartData';
import { finiteOrNull } from './valueDomain';
import type { ChartProps } from './chartProps';
import { useFormatNumber } from './formatNumber';
import { textData } from './textData';
import { useChartSize } from './useChartSize';

/** The shape of a week that an empty chart draws, dotted. */
const PLACEHOLDER: readonly TextDatum[] = [5, 2, 7, 4, 6, 2, 5].map((value) => ({
  label: '',
  value,
}));
const PLACEHOLDER_DOMAIN = [0, 9] as const;

/** The data that a chart draws, or a placeholder when none has a value, and the size to draw it in. */
export function useChartInput(component: string, props: ChartProps) {
  const { data: given, domain, height } = props;
  if (process.env.NODE_ENV !== 'production') {
    checkName(component, 'aria-label', props['aria-label']);
  }
  const { locale } = useContext(DaybowContext);
  const data = useMemo(() => textData(component, given, locale), [component, given, locale]);
  const formatNumber = useFormatNumber();
  const formatValue = useAsText(props.formatValue) ?? formatNumber;
  const formatReading = useAsText(props.formatReading) ?? formatValue;
  const formatLabel = useAsText(props.formatLabel);
  const measured = useChartSize(height);
  const isEmpty = !data.some(({ value }) => finiteOrNull(value) !== null);
  const [lowest, highest] = (isEmpty ? PLACEHOLDER_DOMAIN : domain) ?? [];
  // Callers write a domain inline; the same two numbers keep the same array.
  const stableDomain = useMemo(
    () =>
      lowest === undefined || highest === undefined ? undefined : ([lowest, highest] as const),
    [lowest, highest],
  );
  return {
    measured,
    isEmpty,
    data: isEmpty ? PLACEHOLDER : data,
    domain: stableDomain,
    formatValue: isEmpty ? undefined : formatValue,
    formatLabel,
    /** Data and format that the frame puts into words, also of an empty chart. */
    words: { data, formatReading },
  };
}

/** A format whose results are texts, as callers without types may return numbers. */
function useAsText<Args extends unknown[]>(format?: (...args: Args) => string | number) {
  return useMemo(() => format && ((...args: Args) => String(format(...args))), [format]);
}
