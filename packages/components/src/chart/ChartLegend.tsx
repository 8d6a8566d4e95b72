import type { ReactNode } from 'react';
import type { SeriesData } from './chartData';

interface ChartLegendProps {
  series: readonly SeriesData[];
  /** The name of the range behind the marks; undefined if there is none. */
  bandLabel: string | undefined;
  /** Draws the sample of a series, 24 × 12 px. */
  renderKey: (position: number) => ReactNode;
}

/** The names of the series and of the range, each beside a sample of its marks. */
export function ChartLegend({ series, bandLabel, renderKey }: ChartLegendProps) {
  const names = series.length > 1 ? series.map(({ label }) => label) : [];
  if (names.length === 0 && bandLabel === undefined) return null;
  return (
    <ul className="daybow-Chart-legend">
      {names.map((label, position) => (
        <li key={label}>
          <Key>{renderKey(position)}</Key>
          <bdi>{label}</bdi>
        </li>
      ))}
      {bandLabel !== undefined && (
        <li>
          <Key>
            <rect className="daybow-Chart-band" x={1} y={1} width={22} height={10} />
          </Key>
          <bdi>{bandLabel}</bdi>
        </li>
      )}
    </ul>
  );
}

function Key({ children }: { children: ReactNode }) {
  return (
    <svg aria-hidden="true" width={24} height={12}>
      {children}
    </svg>
  );
}
