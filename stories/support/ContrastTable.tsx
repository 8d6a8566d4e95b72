import { useLayoutEffect, useRef, useState } from 'react';

interface ContrastTableProps {
  /** Foreground and background, as token names without prefix; the minimum contrast; the use. */
  pairs: readonly (readonly [
    foreground: string,
    background: string,
    minimum: number,
    use: string,
  ])[];
}

/** Foregrounds on their backgrounds in both themes, with their computed contrast. */
export function ContrastTable({ pairs }: ContrastTableProps) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">colours</th>
          <th scope="col">used for</th>
          <th scope="col" className="foundations-minimum">
            min.
          </th>
          <th scope="col">light</th>
          <th scope="col">dark</th>
        </tr>
      </thead>
      <tbody>
        {pairs.map(([foreground, background, minimum, use]) => (
          <tr key={`${foreground} ${background}`}>
            <th scope="row">
              <code>{foreground}</code> on <code>{background}</code>
            </th>
            <td>{use}</td>
            <td className="foundations-minimum">{minimum}</td>
            <Contrast {...{ foreground, background, isText: minimum > 3 }} theme="light" />
            <Contrast {...{ foreground, background, isText: minimum > 3 }} theme="dark" />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface ContrastProps {
  foreground: string;
  background: string;
  isText: boolean;
  theme: 'light' | 'dark';
}

function Contrast({ foreground, background, isText, theme }: ContrastProps) {
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
        style={{
          color: `var(--daybow-${foreground})`,
          background: `var(--daybow-${background})`,
        }}
        aria-hidden="true"
      >
        {isText && 'Aa'}
      </span>
      <span>{ratio?.toFixed(1)}</span>
    </td>
  );
}

/** The contrast of two computed opaque colours: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
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
