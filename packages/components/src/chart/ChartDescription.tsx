import { memo } from 'react';
import type { ChartSummary, SeriesData } from './chartData';
import type { ChartProps } from './chartProps';
import type { DatumFormat } from './datumText';
import { summarize } from './describeChart';

interface ChartDescriptionProps {
  id: string;
  series: readonly SeriesData[];
  domain: ChartProps['domain'];
  format: DatumFormat;
  describe: (summary: ChartSummary) => string;
  /** Text that follows the sentence. */
  ending: string;
}

/**
 * The sentence about the whole chart: screen readers read it with the chart, and not once more after it.
 * Memoised, because a moving cursor renders the frame and the sentence reads all values.
 */
export const ChartDescription = memo(function ChartDescription(props: ChartDescriptionProps) {
  const { id, series, domain, format, describe, ending } = props;
  const sentences = series.flatMap(({ label, data }) => {
    const summary = summarize(data, format, domain);
    if (!summary) return [];
    return label ? `${label}: ${describe(summary)}` : describe(summary);
  });
  return (
    <p hidden id={id}>
      {sentences.join(' ') + ending}
    </p>
  );
});
