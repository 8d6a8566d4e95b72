import type { ChartDatum, ChartSeries, SeriesData } from './chartData';
import { seriesInk } from './ink';
import { textData } from './textData';

/** The data of a chart for each of its series; without any, `value` is the only one. */
export function seriesData<Datum extends ChartDatum>(
  component: string,
  given: readonly Datum[],
  series: readonly ChartSeries<Datum>[] | undefined,
  locale: string | undefined,
): readonly SeriesData[] {
  if (!series?.length) {
    return [{ label: '', data: textData(component, given, locale), ink: seriesInk({}, 0) }];
  }
  return series.map(({ label, value, ...colours }, position) => ({
    label,
    data: textData(
      component,
      Array.isArray(given)
        ? given.map((datum) => ({ label: datum.label, value: value(datum) ?? null }))
        : given,
      locale,
    ),
    ink: seriesInk(colours, position),
  }));
}
