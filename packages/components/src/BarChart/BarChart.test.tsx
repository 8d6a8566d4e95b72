import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BarChart } from './BarChart';

const week = [4, 5, 0, null, 4].map((value, index) => ({ label: `Day ${index + 1}`, value }));

/** The texts of a drawing, in their order. */
const textsIn = (markup: string) =>
  [...markup.matchAll(/>([^<]+)<\/text>/g)].map(([, text]) => text);

test('a server renders every mark', () => {
  const markup = renderToString(
    <BarChart
      aria-label="Habits per day"
      data={week}
      domain={[0, 5]}
      formatReading={(value) => `${value} of 5`}
    />,
  );
  expect(markup).toContain('viewBox="0 0 360 200"');
  for (const part of ['ghost', 'missing', 'bars', 'zero']) {
    expect(markup).toContain(`daybow-BarChart-${part}`);
  }
  // The values of the bars, and the labels of all days.
  expect(textsIn(markup)).toEqual(['4', '5', '0', '4', ...week.map(({ label }) => label)]);
  expect(markup).toContain('aria-valuetext="Day 1: 4 of 5"');
  expect(markup).toContain('<td>no value</td>');
  expect(markup).toContain('5</text>');
});

test.each([
  ['no data', []],
  ['only gaps', [null, NaN, Infinity]],
  ['one value', [3]],
  ['all zero', [0, 0]],
  ['extremes', [1e15, -1e15, 1e-15, null, NaN, -Infinity]],
])('markup is finite with %s', (_, values) => {
  const data = values.map((value) => ({ label: 'Same label', value }));
  const markup = renderToString(<BarChart aria-label="Habits" data={data} currentIndex={NaN} />);
  expect(markup).not.toMatch(/NaN|Infinity|undefined/);
});

test.each([365, 10_000, 100_000])(
  '%i values render few elements, and a button for the table',
  (days) => {
    const data = Array.from({ length: days }, (_, day) => ({
      label: `Day ${day}`,
      value: day % 9,
    }));
    const markup = renderToString(<BarChart aria-label="Habits" data={data} />);
    // A path for each value would take more.
    expect(markup.length).toBeLessThan(30_000);
    expect(markup).toContain(`Show all ${days} values in a table`);
    expect(markup).not.toContain('<table');
  },
);

test('without values it shows a sentence and no slider', () => {
  const markup = renderToString(
    <BarChart aria-label="Habits" data={[{ label: 'Mon', value: null }]} />,
  );
  expect(markup).toContain('No values yet.');
  expect(markup).not.toContain('role="slider"');
});

test('a datum has its own colour, and a series that of its position', () => {
  const data = week.map((datum, index) => ({
    ...datum,
    tone: index === 0 ? ('error' as const) : undefined,
    color: index === 1 ? 'teal' : undefined,
  }));
  const markup = renderToString(<BarChart aria-label="Habits" data={data} />);
  expect(markup).toContain('fill="var(--daybow-danger)"');
  expect(markup).toContain('fill="teal"');
  const series = ['Morning', 'Evening'].map((label) => ({ label, value: () => 3 }));
  const both = renderToString(<BarChart aria-label="Habits" data={data} series={series} />);
  expect(both).toContain('fill="var(--daybow-bow-5-core)"');
  expect(both).toContain('aria-valuetext="Day 1: Morning 3; Evening 3"');
});

test('a range is drawn, and named in the legend and in the description', () => {
  const markup = renderToString(
    <BarChart aria-label="Pulse" data={week} band={[8, 6]} bandLabel="Resting" />,
  );
  expect(markup).toContain('<bdi>Resting</bdi>');
  expect(markup).toContain('Resting: 6 – 8.');
});
