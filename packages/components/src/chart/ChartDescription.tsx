import type { ChartProps } from './chartProps';
import type { ReadingWords } from './chartReading';
import { summarize, type ChartSummary } from './describeChart';

interface ChartDescriptionProps extends Pick<ChartProps, 'data'> {
  id: string;
  words: ReadingWords;
  describe: (summary: ChartSummary) => string;
}

/** The sentence about the whole chart, for screen readers. */
export function ChartDescription({ id, data, words, describe }: ChartDescriptionProps) {
  const summary = summarize(data, words);
  return (
    <p className="daybow-VisuallyHidden" id={id}>
      {summary && describe(summary)}
    </p>
  );
}
