import type { SeriesData } from './chartData';
import { datumText, type DatumFormat } from './datumText';

interface TooltipWordsProps {
  series: readonly SeriesData[];
  index: number;
  format: DatumFormat;
}

/** The words of the tooltip: the value over its label, or the label over the values of all series. */
export function TooltipWords({ series, index, format }: TooltipWordsProps) {
  const lines = series.flatMap(({ label, data }) => {
    const datum = data[index];
    return datum ? [{ label, datum, text: datumText(datum, format) }] : [];
  });
  const [first] = lines;
  if (!first) return null;
  const isOne = series.length === 1;
  return (
    <>
      {isOne && first.text.symbol && (
        <span className="daybow-Chart-tipSymbol">{first.text.symbol}</span>
      )}
      <p>
        <strong>
          <bdi>{isOne ? first.text.title : first.datum.label}</bdi>
        </strong>
        {isOne ? (
          <bdi>{first.text.detail}</bdi>
        ) : (
          lines.map(({ label, text }) => (
            <span key={label} className="daybow-Chart-tipLine">
              <bdi>{label}</bdi> <bdi>{text.valueText}</bdi>
            </span>
          ))
        )}
      </p>
    </>
  );
}

/** The values of all series at a datum, for the slider. */
export function valuesText(
  series: readonly SeriesData[],
  index: number,
  format: DatumFormat,
): string {
  return series
    .flatMap(({ label, data }) => {
      const datum = data[index];
      if (!datum) return [];
      const { valueText } = datumText(datum, format);
      return series.length === 1 ? valueText : `${label} ${valueText}`;
    })
    .join('; ');
}
