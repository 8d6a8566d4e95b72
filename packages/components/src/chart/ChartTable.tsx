import type { ChartDatum } from './chartProps';
import { readDatum, type ReadingWords } from './chartReading';

interface ChartTableProps {
  caption: string;
  data: readonly ChartDatum[];
  words: ReadingWords;
}

/** The chart's values as a table, for screen readers. */
export function ChartTable({ caption, data, words }: ChartTableProps) {
  if (data.length === 0) return null;
  return (
    <table>
      <caption>{caption}</caption>
      <tbody>
        {data.map((datum, index) => (
          // Labels may repeat; a datum is who it is by its place.
          // oxlint-disable-next-line react/no-array-index-key
          <tr key={index}>
            <th scope="row">{datum.label}</th>
            <td>{readDatum(datum, words).spoken}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
