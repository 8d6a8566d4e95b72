import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BarChart } from '../BarChart/BarChart';
import { DaybowProvider } from '../DaybowProvider';
import { LineChart } from '../LineChart/LineChart';
import type { ChartDatum } from './chartData';
import { timeAxis } from './timeAxis';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  vi.restoreAllMocks();
});

const dated = (...dates: (string | number)[]) =>
  dates.map((label, index) => ({ label: String(label), value: index }));

test('days are counted in UTC, in which no clock is changed', () => {
  const time = timeAxis('LineChart', dated('1970-01-02', '2026-03-29', '2026-03-30'), 'de');
  expect(time?.days).toEqual([1, 20_541, 20_542]);
});

test.each([
  ['a text', dated('2026-03-01', 'Tue')],
  ['a day that is none', dated('2026-02-30')],
  ['a moment', dated('2026-03-01T10:00')],
  ['days that are not in order', dated('2026-03-02', '2026-03-01')],
  ['a day twice', dated('2026-03-02', '2026-03-02')],
])('%s is reported, and there is no axis of days', (_, data) => {
  expect(timeAxis('LineChart', data, 'en')).toBeUndefined();
});

describe.each([
  ['BarChart', BarChart],
  ['LineChart', LineChart],
])('%s by date', (_, Chart) => {
  const data = dated('2026-03-01', '2026-03-02', '2026-03-15');

  test('says the day in full', () => {
    const markup = renderToString(<Chart byDate aria-label="Weight" data={data} />);
    expect(markup).toContain('aria-valuetext="March 1, 2026: 0"');
    expect(markup).toContain('<th scope="row">March 15, 2026</th>');
    expect(markup).toContain('>Mar 8</text>');
  });

  test('says it in the language of the provider, or as the caller does', () => {
    const german = renderToString(
      <DaybowProvider locale="de">
        <Chart byDate aria-label="Gewicht" data={data} />
      </DaybowProvider>,
    );
    expect(german).toContain('aria-valuetext="1. März 2026: 0"');
    const own = renderToString(
      <Chart byDate aria-label="Weight" data={data} formatLabel={(day) => `Day ${day}`} />,
    );
    expect(own).toContain('aria-valuetext="Day 2026-03-01: 0"');
  });

  test.each<[string, ChartDatum[]]>([
    ['no data', []],
    ['one day', dated('2026-03-01')],
    ['days 9998 years apart', dated('0001-01-01', '9999-12-31')],
    ['a day without a value', [{ label: '2026-03-01', value: null }]],
  ])('is finite with %s', (_name, few) => {
    const markup = renderToString(<Chart byDate aria-label="Weight" data={few} currentIndex={0} />);
    expect(markup).not.toMatch(/NaN|Infinity|undefined/);
  });
});
