import { useId } from 'react';

/** Lines over the bars of the second, third and fourth series, which so differ without their colours, too. */
const LINES = ['', 'M-1 1L1-1M0 6L6 0M5 7L7 5', 'M0 3H6', 'M3 0V6'];

interface BarTextureProps {
  /** The outline of the bars. */
  d: string;
  /** The position of the series. */
  position: number;
}

/** The texture of the bars of a series; the first has none. */
export function BarTexture({ d, position }: BarTextureProps) {
  // Some versions of React use characters in ids that url(#…) does not accept.
  const id = `daybow-texture-${useId().replace(/[^\w-]/g, '')}`;
  const lines = LINES[position % LINES.length];
  if (!lines || !d) return null;
  return (
    <>
      <pattern id={id} width={6} height={6} patternUnits="userSpaceOnUse">
        <path className="daybow-BarChart-texture" d={lines} strokeWidth={1.5} />
      </pattern>
      <path d={d} fill={`url(#${id})`} />
    </>
  );
}
