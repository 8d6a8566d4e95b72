import { expect, test } from '@playwright/test';
import { basename } from 'node:path';
import { entries } from './entries.ts';

const pages = entries.filter(({ type }) => type === 'docs');
const habitCard = pages.find(({ title }) => title.endsWith('/HabitCard'))?.id;

for (const { id, title } of pages) {
  test(`${title}: the docs page fits on 320 px, with large text, too`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`/iframe.html?viewMode=docs&id=${id}`);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    for (const textSize of ['100%', '200%']) {
      const width = await page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
        return document.documentElement.scrollWidth;
      }, textSize);
      expect(width, `text at ${textSize}`).toBeLessThanOrEqual(320);
    }
  });
}

test('a page has a table of contents', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/iframe.html?viewMode=docs&id=${habitCard}`);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link', { name: 'Screen reader' }).click();
  await expect(page.getByRole('heading', { name: 'Screen reader' })).toBeInViewport();
});

test('a story that a table names opens with its steps', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/?path=/docs/${habitCard}`);
  const docs = page.frameLocator('#storybook-preview-iframe');
  const named = docs.getByRole('cell').getByRole('link', { name: 'Amount With The Keyboard' });
  await named.first().click();
  await expect(page).toHaveURL(/story\/[\w-]+--amount-with-the-keyboard/);
  await expect(page.getByRole('tab', { name: 'Interactions' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test('the overview has a picture of each component', async ({ page }) => {
  await page.goto('/iframe.html?viewMode=docs&id=components-overview--docs');
  const components = pages.filter(
    ({ title }) => title.split('/').length === 3 && title.startsWith('Components/'),
  );
  const pictures = page.locator('.gallery-light');
  await expect(pictures).toHaveCount(components.length);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty('complete', true);
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  }
});

test('every page is there as Markdown, and in the list of them', async ({ request }) => {
  const list = await (await request.get('/llms.txt')).text();
  for (const { importPath, title } of pages) {
    const file = `docs/${basename(importPath).replace(/\..+$/, '')}.md`;
    expect(list, title).toContain(`](${file})`);
    const text = await (await request.get(`/${file}`)).text();
    expect(text, title).toMatch(/^# /);
    const withoutCode = text.replaceAll(/^```.*?^```$/gms, '').replaceAll(/`[^`]*`/g, '');
    expect(withoutCode, title).not.toMatch(/<[A-Z]|^import /m);
  }
});
