/**
 * The floor: the same picture with the least means. Everything is reckoned before the clock starts;
 * React sets one string. No tooltip, no focus, no words for a screen reader, and a fixed width.
 */
const [WIDTH, HEIGHT, LEFT, BOTTOM] = [360, 200, 30, 180];
const MOST_LABELS = 7;

const barsOf = new WeakMap();
const lineOf = new WeakMap();

export function prepare(data) {
  const highest = Math.max(...data.map(({ value }) => value));
  const step = (WIDTH - LEFT) / data.length;
  const x = (index) => (LEFT + index * step).toFixed(1);
  const y = (value) => (BOTTOM - (value / highest) * (BOTTOM - 10)).toFixed(1);
  const every = Math.ceil(data.length / MOST_LABELS);
  const axes = [
    ...[0, 0.25, 0.5, 0.75, 1].map((share) => {
      const value = share * highest;
      return `<line x1="${LEFT}" x2="${WIDTH}" y1="${y(value)}" y2="${y(value)}" stroke="#ddd"/><text x="0" y="${y(value)}">${value}</text>`;
    }),
    ...data.map(({ label }, index) =>
      index % every ? '' : `<text x="${x(index)}" y="195">${label}</text>`,
    ),
  ].join('');
  const bars = data.map(
    ({ value }, index) => `M${x(index)} ${BOTTOM}V${y(value)}h${(step * 0.7).toFixed(1)}V${BOTTOM}`,
  );
  const points = data.map(({ value }, index) => `${x(index)} ${y(value)}`);
  barsOf.set(data, `${axes}<path d="${bars.join('')}" fill="#b9a"/>`);
  lineOf.set(data, `${axes}<path d="M${points.join('L')}" fill="none" stroke="#b9a"/>`);
}

export function Bars({ data }) {
  return <Drawing markup={barsOf.get(data)} />;
}

export function Line({ data }) {
  return <Drawing markup={lineOf.get(data)} />;
}

function Drawing({ markup }) {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width="100%"
      height={HEIGHT}
      preserveAspectRatio="none"
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}
