import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BarChart } from '../BarChart/BarChart';
import { LineChart } from '../LineChart/LineChart';
import { textData } from './textData';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe('textData', () => {
  it('keeps data that are right', () => {
    const data = [
      { label: 'Mon', value: 4 },
      { label: 'Tue', value: null },
    ];
    expect(textData('BarChart', data, 'en')).toBe(data);
  });

  it('makes text of labels that are numbers, dates or missing', () => {
    const date = new Date(2026, 10, 21);
    const data = [2026, date, undefined].map((label) => ({ label, value: 1 }));
    expect(textData('BarChart', data, 'de').map(({ label }) => label)).toEqual([
      '2026',
      '21.11.2026',
      '',
    ]);
  });

  it('makes numbers of values that are text or bigint, and none of others', () => {
    const data = ['4', 5n, undefined, true, {}].map((value) => ({ label: 'Mon', value }));
    expect(textData('BarChart', data, 'en').map(({ value }) => value)).toEqual([
      4,
      5,
      null,
      null,
      null,
    ]);
  });

  it('counts bare values from 1', () => {
    expect(textData('BarChart', [4, null], 'en')).toEqual([
      { label: '1', value: 4 },
      { label: '2', value: null },
    ]);
  });
});

describe.each([
  ['BarChart', BarChart],
  ['LineChart', LineChart],
])('%s', (_, Chart) => {
  it('draws what callers without types pass', () => {
    const markup = renderToString(
      <Chart
        aria-label="Steps"
        data={[
          { label: 2025, value: 4 },
          { label: 2026, value: 5 },
        ]}
        formatValue={(value) => value}
        formatLabel={(label) => Number(label)}
        formatReading={(value) => value}
      />,
    );
    expect(markup).toContain('2025');
    expect(markup).toContain('aria-valuetext="2025: 4"');
  });

  it('shows the empty state without a list', () => {
    const markup = renderToString(<Chart aria-label="Steps" data={null as never} />);
    expect(markup).toContain('No values yet.');
    expect(markup).not.toMatch(/NaN|undefined/);
  });
});
