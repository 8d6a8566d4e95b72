import type { Page } from '@playwright/test';
import { expect, headingOf, openApp, test } from './app';
import { boxOf } from './geometry';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const completed = [4, 5, 3, 5, 4, 5, 5];
const moods = [4, 5, 3, 4, 5, 4, 5];

const chart = (page: Page, name: string) =>
  page.getByRole('img', { name, exact: true, includeHidden: true });

const sliderOf = (page: Page, name: string) => page.getByRole('slider', { name, exact: true });

/** A chart's rows as its table has them for screen readers: the day and the first number. */
async function rowsOf(page: Page, name: string) {
  const rows = page
    .getByRole('table', { name, exact: true })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') });
  // The table follows the drawing.
  await rows.first().waitFor({ state: 'attached' });
  return Promise.all(
    (await rows.all()).map(async (row) => ({
      day: await row.getByRole('rowheader').innerText(),
      value: Number(/\d+/.exec(await row.getByRole('cell').innerText())?.[0]),
    })),
  );
}

/** The words that are drawn in a chart, with the middle of each. */
const wordsIn = (page: Page, name: string) =>
  chart(page, name)
    .locator('text')
    .evaluateAll((texts) =>
      texts.map((text) => {
        const { x, y, width, height } = text.getBoundingClientRect();
        return { word: text.textContent, x: x + width / 2, y: y + height / 2 };
      }),
    );

/** What a chart says as its cursor goes through it by the arrow keys. */
async function readingsOf(page: Page, name: string) {
  const slider = sliderOf(page, name);
  await slider.focus();
  await page.keyboard.press('Home');
  const readings = [await slider.getAttribute('aria-valuetext')];
  for (let step = 1; step < 7; step += 1) {
    await page.keyboard.press('ArrowRight');
    readings.push(await slider.getAttribute('aria-valuetext'));
  }
  return readings;
}

test("§2 Stats: title 'Your Progress', subtitle 'Track your journey', and no settings button", async ({
  page,
}) => {
  await openApp(page, '/analytics');
  await expect(headingOf(page)).toHaveText('Your Progress');
  await expect(page.getByText('Track your journey', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: /settings/i })).toHaveCount(0);
  // The one button is that of the strip above the sample.
  await expect(page.getByRole('button')).toHaveText(['Start my journal']);
});

test('§2 Stats: two summary cards, Day Streak 7 and Completion 89%', async ({ page }) => {
  await openApp(page, '/analytics');
  await expect(page.getByRole('term')).toHaveText(['Day Streak', 'Completion']);
  await expect(page.getByRole('definition')).toHaveText(['7', '89%']);
  await expect(page.getByText('Day Streak', { exact: true })).toBeVisible();
  await expect(page.getByText('89%', { exact: true })).toBeVisible();
});

test('§9 Stats: streak 7 and completion 89% are fixed, whatever is marked on Home', async ({
  page,
}) => {
  await openApp(page);
  const cards = page.getByRole('region', { name: "Today's Habits" }).getByRole('button');
  for (const card of await cards.all()) await card.click();
  await page.getByRole('link', { name: 'Stats' }).click();
  await expect(page.getByRole('definition')).toHaveText(['7', '89%']);
  expect((await rowsOf(page, 'Weekly Habits')).map(({ value }) => value)).toEqual(completed);
});

test('§2 Stats: bar chart Weekly Habits shows the count completed per weekday', async ({
  page,
}) => {
  await openApp(page, '/analytics');
  await expect(page.getByRole('heading', { name: 'Weekly Habits', exact: true })).toBeVisible();
  await expect(chart(page, 'Weekly Habits')).toBeVisible();
  await expect(sliderOf(page, 'Weekly Habits')).toHaveAccessibleDescription(/\S/);

  await expect(
    page.getByRole('table', { name: 'Weekly Habits', exact: true }).getByRole('columnheader'),
  ).toHaveText(['Day', 'Habits completed']);

  const words = await wordsIn(page, 'Weekly Habits');
  const labels = words.filter(({ word }) => days.includes(word));
  expect(labels.toSorted((a, b) => a.x - b.x).map(({ word }) => word)).toEqual(days);
  // The figure over each bar stands in the middle of its day, the higher the more.
  const figures = words.filter(({ word }) => /^\d+$/.test(word)).toSorted((a, b) => a.x - b.x);
  expect(figures.map(({ word }) => Number(word))).toEqual(completed);
  for (const [index, figure] of figures.entries()) {
    expect(figure.x).toBeCloseTo(labels[index]?.x ?? NaN, 0);
  }
  const heightOf = new Map(figures.map(({ word, y }) => [word, y]));
  const [three, four, five] = ['3', '4', '5'].map((word) => heightOf.get(word) ?? NaN);
  expect((three ?? NaN) - (four ?? NaN)).toBeCloseTo((four ?? NaN) - (five ?? NaN), 0);
  expect((three ?? NaN) - (four ?? NaN)).toBeGreaterThan(10);
});

test('§3 Weekly habits sample: Mon to Sun 4, 5, 3, 5, 4, 5, 5', async ({ page }) => {
  await openApp(page, '/analytics');
  expect(await rowsOf(page, 'Weekly Habits')).toEqual(
    days.map((day, index) => ({ day, value: completed[index] })),
  );
  const readings = await readingsOf(page, 'Weekly Habits');
  expect(readings).toEqual(
    days.map((day, index) => expect.stringMatching(new RegExp(`^${day}: ${completed[index]}\\b`))),
  );
});

test('§2 Stats: line chart Mood Trends shows the mood per weekday on an axis from 1 to 5', async ({
  page,
}) => {
  await openApp(page, '/analytics');
  await expect(page.getByRole('heading', { name: 'Mood Trends', exact: true })).toBeVisible();
  const drawing = chart(page, 'Mood Trends');
  await expect(drawing).toBeVisible();
  await expect(sliderOf(page, 'Mood Trends')).toHaveAccessibleDescription(/\S/);

  const words = await wordsIn(page, 'Mood Trends');
  const labels = words.filter(({ word }) => days.includes(word)).toSorted((a, b) => a.x - b.x);
  expect(labels.map(({ word }) => word)).toEqual(days);
  const axis = words
    .filter(({ word }) => /^\d+/.test(word))
    .map(({ word, y }) => ({ mood: parseInt(word, 10), y }))
    .toSorted((a, b) => b.y - a.y);
  expect(axis.map(({ mood }) => mood)).toEqual([1, 2, 3, 4, 5]);

  // Each point of the line lies over its day, at the height of its mood.
  const points = await drawing.locator('circle').evaluateAll((circles) =>
    circles.map((circle) => {
      const { x, y, width, height } = circle.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    }),
  );
  const byDay = points.toSorted((a, b) => a.x - b.x);
  expect(byDay).toHaveLength(7);
  for (const [index, { x, y }] of byDay.entries()) {
    expect(Math.abs(x - (labels[index]?.x ?? NaN))).toBeLessThan(16);
    const nearest = axis.toSorted((a, b) => Math.abs(a.y - y) - Math.abs(b.y - y))[0];
    expect(nearest?.mood).toBe(moods[index]);
    expect(Math.abs((nearest?.y ?? NaN) - y)).toBeLessThan(4);
  }
});

test('§3 Mood trend sample: Mon to Sun 4, 5, 3, 4, 5, 4, 5', async ({ page }) => {
  await openApp(page, '/analytics');
  const inTable = page
    .getByRole('table', { name: 'Mood Trends', exact: true })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') });
  await expect(inTable).toHaveCount(7);
  const rows = await inTable.allInnerTexts();
  for (const [index, row] of rows.entries()) {
    expect(row).toMatch(new RegExp(`^${days[index]}\\W.*\\b${moods[index]} of 5\\b`));
  }
  const readings = await readingsOf(page, 'Mood Trends');
  for (const [index, reading] of readings.entries()) {
    expect(reading).toMatch(new RegExp(`^${days[index]}: .*\\b${moods[index]} of 5\\b`));
  }
});

test('§9 Charts: 200 px high and as wide as their card, at any width', async ({ page }) => {
  await openApp(page, '/analytics');
  for (const width of [390, 320, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    for (const name of ['Weekly Habits', 'Mood Trends']) {
      const card = page.getByRole('region', { name, exact: true });
      const room = await card.evaluate((element) => {
        const { paddingLeft, paddingRight } = getComputedStyle(element);
        return element.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
      });
      await expect.poll(async () => (await boxOf(chart(page, name))).width).toBeCloseTo(room, 0);
      expect((await boxOf(chart(page, name))).height).toBe(200);
      expect(room).toBeGreaterThan(240);
    }
  }
});

test('§2 Stats: Insights lists two messages, a 7-day streak and an improving mood', async ({
  page,
}) => {
  await openApp(page, '/analytics');
  const insights = page.getByRole('region', { name: 'Insights', exact: true });
  await expect(insights.getByRole('heading', { name: 'Insights', exact: true })).toBeVisible();
  await expect(insights.getByRole('listitem')).toHaveText([
    "You're on a 7-day streak! Keep it up!",
    'Your mood has been improving this week',
  ]);
});

test('Charts: on paper, which nothing measures, letters keep their shapes', async ({ page }) => {
  await page.addInitScript(() => {
    window.ResizeObserver = class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
  });
  await openApp(page, '/analytics');
  const drawings = page.locator('.daybow-Chart-area > svg');
  await expect(drawings).toHaveCount(2);
  await page.emulateMedia({ media: 'print' });
  for (const width of [700, 300]) {
    await page.setViewportSize({ width, height: 1000 });
    for (const drawing of await drawings.all()) {
      const [drawn, printed] = await drawing.evaluate((svg: SVGSVGElement) => {
        const { viewBox } = svg;
        const box = svg.getBoundingClientRect();
        return [viewBox.baseVal.width / viewBox.baseVal.height, box.width / box.height];
      });
      expect(printed).toBeCloseTo(drawn ?? 0, 1);
    }
  }
});
