import { memo } from 'react';

interface BowGradientsProps {
  edgeId: string;
  coreId: string;
  /** The heights of the lowest and the highest value, in px. */
  from: number;
  to: number;
}

const HUES = [1, 2, 3, 4, 5];

/** The bow's colours along the values: a deep edge and a bright core. In px, for a level line has no box. */
export const BowGradients = memo(function BowGradients({
  edgeId,
  coreId,
  from,
  to,
}: BowGradientsProps) {
  const along = { gradientUnits: 'userSpaceOnUse', x1: 0, x2: 0, y1: from, y2: to };
  return (
    <defs>
      <linearGradient id={edgeId} {...along}>
        {HUES.map((hue) => (
          <stop key={hue} offset={(hue - 1) / 4} stopColor={`var(--daybow-mood-${hue}-line)`} />
        ))}
      </linearGradient>
      <linearGradient id={coreId} {...along}>
        {HUES.map((hue) => (
          <stop key={hue} offset={(hue - 1) / 4} stopColor={`var(--daybow-mood-${hue})`} />
        ))}
      </linearGradient>
    </defs>
  );
});
