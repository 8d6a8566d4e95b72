// @vitest-environment happy-dom
import { act } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { MonthCalendar } from './MonthCalendar';

const calendar = (
  <MonthCalendar today="2026-11-21" locale="en-GB" markOf={() => null} onDaySelect={() => {}} />
);
const page = document.body.appendChild(document.createElement('div'));
const dayCount = () => page.querySelectorAll('[data-day]').length;
let unmount: () => void;

afterEach(() => {
  unmount();
  page.replaceChildren();
  vi.unstubAllGlobals();
});

describe('the days of a month', () => {
  it('are all drawn with the calendar', () => {
    const root = createRoot(page);
    unmount = () => root.unmount();
    flushSync(() => root.render(calendar));
    expect(page.querySelectorAll('tbody tr')).toHaveLength(6);
    expect(dayCount()).toBe(21);
  });

  it('are there at once on a page from a server', async () => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    page.innerHTML = renderToString(calendar);
    expect(dayCount()).toBe(21);

    const onRecoverableError = vi.fn<(error: unknown) => void>();
    await act(async () => {
      const root = hydrateRoot(page, calendar, { onRecoverableError });
      unmount = () => act(() => root.unmount());
    });
    expect(dayCount()).toBe(21);
    expect(onRecoverableError).not.toHaveBeenCalled();
  });
});

describe('without its header', () => {
  it('still names its grid, and has no steps', () => {
    page.innerHTML = renderToString(
      <MonthCalendar hideHeader today="2026-11-21" locale="en-GB" onDaySelect={() => {}} />,
    );
    unmount = () => {};
    const id = page.querySelector('table')?.getAttribute('aria-labelledby') ?? '';
    expect(page.querySelector(`[id="${id}"]`)?.textContent).toBe('November');
    expect(page.querySelector('.daybow-DateStepper')).toBeNull();
  });
});

describe('the legend', () => {
  it('has how often each mood is there under its name', () => {
    page.innerHTML = renderToString(
      <MonthCalendar
        today="2026-11-21"
        legend={[
          { value: 5, label: 'Great', times: 0 },
          { value: 4, label: 'Good' },
        ]}
      />,
    );
    unmount = () => {};
    const items = [...page.querySelectorAll('li')].map(({ textContent }) => textContent);
    expect(items).toEqual(['Great 0', 'Good']);
  });
});
