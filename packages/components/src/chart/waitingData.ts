import type { ChartDatum } from './chartProps';
import { finiteOrNull } from './chartDomain';

/** The shape of a week that has not happened: what a chart draws, dotted, before its first value. */
const WAITING: readonly ChartDatum[] = [5, 2, 7, 4, 6, 2, 5].map((value) => ({ label: '', value }));
const WAITING_DOMAIN = [0, 9] as const;

/** What to draw: the data, or the shape that waits when no datum has a value. */
export function dataOrWaiting(
  data: readonly ChartDatum[],
  domain: readonly [number, number] | undefined,
) {
  return data.some(({ value }) => finiteOrNull(value) !== null)
    ? { waiting: false, data, domain }
    : { waiting: true, data: WAITING, domain: WAITING_DOMAIN };
}
