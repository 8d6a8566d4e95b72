import { useMemo } from 'react';
import { finiteOrNull } from './chartDomain';
import { plainNumber, type ChartDatum, type ChartProps } from './chartProps';
import { useChartSize } from './useChartSize';

/** The shape of a week that has not happened: what a chart draws, dotted, before its first value. */
const WAITING: readonly ChartDatum[] = [5, 2, 7, 4, 6, 2, 5].map((value) => ({ label: '', value }));
const WAITING_DOMAIN = [0, 9] as const;

/**
 * What a chart draws, and the size that it draws for: its data, or the shape that waits when no datum has
 * a value.
 */
export function useChartInput({ data, domain, height, formatValue = plainNumber }: ChartProps) {
  const measured = useChartSize(height);
  const waiting = !data.some(({ value }) => finiteOrNull(value) !== null);
  const [lowest, highest] = (waiting ? WAITING_DOMAIN : domain) ?? [];
  // Callers write a domain in place: the same two numbers are the same domain.
  const lasting = useMemo(
    () =>
      lowest === undefined || highest === undefined ? undefined : ([lowest, highest] as const),
    [lowest, highest],
  );
  return {
    measured,
    waiting,
    data: waiting ? WAITING : data,
    domain: lasting,
    formatValue: waiting ? undefined : formatValue,
  };
}
