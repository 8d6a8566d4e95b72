import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LineChart } from './LineChart';

const week = [4, 5, null, 4, 5].map((value, index) => ({ label: `Day ${index + 1}`, value }));

test('a server renders every mark', () => {
  const markup = renderToString(
    <LineChart aria-label="Mood per day" data={week} domain={[1, 5]} />,
  );
  expect(markup).toContain('viewBox="0 0 360 200"');
  expect(markup.match(/<circle/g)).toHaveLength(4);
  expect(markup.match(/ d="M/g)).toHaveLength(1 + 3 + 2);
  expect(markup).toContain('Day 5');
  expect(markup).toContain('aria-valuetext="Day 1: 4"');
  expect(markup).toContain(
    '4 values from Day 1 to Day 5, lowest 4 (Day 1), highest 5 (Day 2), 1 without a value.',
  );
});

test('two charts on a page have different ids', () => {
  const markup = renderToString(
    <>
      <LineChart aria-label="Mood" data={week} variant="mood" />
      <LineChart aria-label="Energy" data={week} variant="mood" />
    </>,
  );
  const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const used = [...markup.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
  expect(used.length).toBeGreaterThan(0);
  for (const id of used) expect(ids).toContain(id);
});

test.each([
  ['no data', []],
  ['only gaps', [null, NaN, Infinity]],
  ['one value', [3]],
  ['all equal', [2, 2, 2]],
  ['all zero', [0, 0]],
  ['extremes', [1e15, -1e15, 1e-15, null, NaN, -Infinity]],
])('markup is finite with %s', (_, values) => {
  const data = values.map((value) => ({ label: 'Same label', value }));
  const markup = renderToString(<LineChart aria-label="Mood" data={data} height={NaN} />);
  expect(markup).not.toMatch(/NaN|Infinity|undefined/);
});

test.each([365, 10_000, 100_000])(
  '%i values render few elements, and a button for the table',
  (days) => {
    const data = Array.from({ length: days }, (_, day) => ({
      label: `Day ${day}`,
      value: day % 9,
    }));
    const markup = renderToString(<LineChart aria-label="Mood" data={data} />);
    // A mark for each value would take more.
    expect(markup.length).toBeLessThan(60_000);
    expect(markup).toContain(`Show all ${days} values in a table`);
  },
);

test('without values it shows a sentence and no slider', () => {
  const markup = renderToString(
    <LineChart aria-label="Mood" data={[]} emptyText="Nothing here yet." />,
  );
  expect(markup).toContain('Nothing here yet.');
  expect(markup).not.toContain('role="slider"');
});

test('a server renders a line and a column for each series, and names them', () => {
  const data = week.map(({ label, value }) => ({ label, value, sleep: 7 }));
  const markup = renderToString(
    <LineChart
      aria-label="Days"
      data={data}
      series={[
        { label: 'Mood', value: ({ value }) => value },
        { label: 'Sleep', value: ({ sleep }) => sleep },
      ]}
    />,
  );
  expect(markup.match(/class="daybow-LineChart-edge"/g)).toHaveLength(2 + 2);
  expect(markup).toContain('aria-valuetext="Day 1: Mood 4; Sleep 7"');
  expect(markup).toContain('<th scope="col">Mood</th><th scope="col">Sleep</th>');
  expect(markup).toContain('Sleep: 5 values from Day 1 to Day 5, all 7.');
});

test('only a line by mood has the colours of moods', () => {
  const falling = [5, 4, 3, 2, 1].map((value) => ({ label: 'Day', value }));
  expect(renderToString(<LineChart aria-label="Weight" data={falling} />)).not.toContain('mood');
  expect(renderToString(<LineChart aria-label="Mood" data={falling} variant="mood" />)).toContain(
    'var(--daybow-mood-1-line)',
  );
});

test('a sparkline has no texts in its drawing, but its cursor and table', () => {
  const markup = renderToString(<LineChart aria-label="Mood" data={week} axis={false} />);
  expect(markup).not.toContain('<text');
  expect(markup).toContain('role="slider"');
  expect(markup).toContain('<table');
});
