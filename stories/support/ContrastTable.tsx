import { useLayoutEffect, useRef, useState } from 'react';

interface ContrastTableProps {
  /** Ink and ground, as names of tokens without their prefix; the least contrast; what is drawn so. */
  pairs: readonly (readonly [ink: string, ground: string, least: number, use: string])[];
}

/** Inks on the grounds that they stand on, by day and by night, with their contrast as computed. */
export function ContrastTable({ pairs }: ContrastTableProps) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">ink on ground</th>
          <th scope="col">drawn so</th>
          <th scope="col">least</th>
          <th scope="col">light</th>
          <th scope="col">dark</th>
        </tr>
      </thead>
      <tbody>
        {pairs.map(([ink, ground, least, use]) => (
          <tr key={`${ink} ${ground}`}>
            <th scope="row">
              <code>{ink}</code> on <code>{ground}</code>
            </th>
            <td>{use}</td>
            <td>{least}</td>
            <Contrast {...{ ink, ground, isText: least > 3 }} theme="light" />
            <Contrast {...{ ink, ground, isText: least > 3 }} theme="dark" />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface ContrastProps {
  ink: string;
  ground: string;
  isText: boolean;
  theme: 'light' | 'dark';
}

function Contrast({ ink, ground, isText, theme }: ContrastProps) {
  const sample = useRef<HTMLSpanElement>(null);
  const [ratio, setRatio] = useState<number>();
  useLayoutEffect(() => {
    if (!sample.current) return;
    const { color, backgroundColor } = getComputedStyle(sample.current);
    setRatio(contrastRatio(color, backgroundColor));
  }, []);
  return (
    <td>
      <span
        ref={sample}
        className="foundations-contrast"
        data-theme={theme}
        data-drawn={isText ? 'text' : 'shape'}
        style={{ color: `var(--daybow-${ink})`, background: `var(--daybow-${ground})` }}
        aria-hidden="true"
      >
        {isText && 'Aa'}
      </span>
      <span>{ratio?.toFixed(1)}</span>
    </td>
  );
}

/** 1 to 21, of opaque colours as browsers compute them: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrastRatio(one: string, other: string): number {
  const [darker = NaN, lighter = NaN] = [luminance(one), luminance(other)].toSorted(
    (a, b) => a - b,
  );
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: string): number {
  const [red = NaN, green = NaN, blue = NaN] = [...colour.matchAll(/\d+/g)].map(([channel]) => {
    const share = Number(channel) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
