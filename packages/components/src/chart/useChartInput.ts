import { useMemo } from 'react';
import type { ChartDatum } from './chartData';
import { finiteOrNull } from './chartDomain';
import type { ChartProps } from './chartProps';
import { formatNumber } from './formatNumber';
import { useChartSize } from './useChartSize';

/** The shape of a week that an empty chart draws, dotted. */
const PLACEHOLDER: readonly ChartDatum[] = [5, 2, 7, 4, 6, 2, 5].map((value) => ({
  label: '',
  value,
}));
const PLACEHOLDER_DOMAIN = [0, 9] as const;

/** The data that a chart draws, or a placeholder when none has a value, and the size to draw it in. */
export function useChartInput({ data, domain, height, formatValue = formatNumber }: ChartProps) {
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
  };
}
