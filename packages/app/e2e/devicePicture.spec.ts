import { readFileSync } from 'node:fs';
import type { Download, Locator, Page } from '@playwright/test';
import { expect, tab, test, toastsOf } from './app';
import { expectAccessibleInBothThemes } from './axe';
import { openDevice, reload } from './device';
import { writeMonths } from './deviceRows';
import { expectFitsNarrow } from './geometry';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** A part of November, with a note, looked back on. */
async function openLookBack(page: Page, period: 'Month' | 'Year') {
  await openDevice(page);
  await writeMonths(page, [
    {
      month: '2026-11',
      marks: { 1: 'ddd.ddd.d.d..dd.dd...' },
      moods: '144244443.4445.444...',
      notes: { '2026-11-02': 'A secret' },
    },
  ]);
  await reload(page);
  await tab(page, 'Stats').click();
  await page.getByText(period, { exact: true }).click();
}

const pictureButton = (page: Page) => page.getByRole('button', { name: 'Picture', exact: true });

async function openPicture(page: Page, title: string): Promise<Locator> {
  await pictureButton(page).click();
  const dialog = page.getByRole('dialog', { name: `Picture of ${title}` });
  await expect(dialog.getByRole('img', { name: new RegExp(`^${title}: `) })).toBeVisible();
  return dialog;
}

async function save(dialog: Locator, name: string): Promise<Download> {
  const [download] = await Promise.all([
    dialog.page().waitForEvent('download'),
    dialog.getByRole('button', { name }).click(),
  ]);
  return download;
}

/** Width, height and the number of colors of a PNG: a picture that was never drawn has one. */
async function readPng(page: Page, bytes: Buffer) {
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  return page.evaluate(
    async (numbers) => {
      const blob = new Blob([new Uint8Array(numbers)], { type: 'image/png' });
      const image = await createImageBitmap(blob);
      const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
      if (!context) throw new Error('No canvas');
      context.drawImage(image, 0, 0);
      const pixels = new Uint32Array(
        context.getImageData(0, 0, image.width, image.height).data.buffer,
      );
      return { width: image.width, height: image.height, colors: new Set(pixels).size };
    },
    [...bytes],
  );
}

test('Picture: a year is saved as a PNG of 1080 × 1350', async ({ page }) => {
  await openLookBack(page, 'Year');
  const dialog = await openPicture(page, '2026');
  const download = await save(dialog, 'Save as PNG');
  expect(download.suggestedFilename()).toBe('daybow-2026.png');
  await expect(toastsOf(page).last()).toContainText('Your file is saved.');
  const { width, height, colors } = await readPng(page, readFileSync(await download.path()));
  expect({ width, height }).toEqual({ width: 1080, height: 1350 });
  expect(colors).toBeGreaterThan(20);
});

test('Picture: a month is saved as an SVG without requests, names and notes', async ({ page }) => {
  await openLookBack(page, 'Month');
  const dialog = await openPicture(page, 'November 2026');
  await expectAccessibleInBothThemes(page, 'the picture of a month');
  const download = await save(dialog, 'Save as SVG');
  expect(download.suggestedFilename()).toBe('daybow-2026-11.svg');
  const svg = readFileSync(await download.path(), 'utf8');
  const found = await page.evaluate((text) => {
    const { documentElement: root } = new DOMParser().parseFromString(text, 'image/svg+xml');
    const texts = [...root.querySelectorAll('text')].map(({ textContent }) => textContent);
    return { tag: root.tagName, broken: root.querySelector('parsererror') !== null, texts };
  }, svg);
  expect(found).toMatchObject({ tag: 'svg', broken: false });
  expect(found.texts).toEqual(expect.arrayContaining(['November 2026', '21', 'Good', 'Daybow']));
  expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|url\(|href/);
  expect(svg).not.toMatch(/Exercise|Meditate|secret/);
});

test('Picture: is handed to another app where the device can, by keyboard alone', async ({
  page,
}) => {
  const shared: { name: string; type: string; size: number }[] = [];
  await page.exposeFunction('noteShared', (file: (typeof shared)[number]) => {
    shared.push(file);
  });
  await page.addInitScript(() => {
    Object.assign(navigator, {
      canShare: ({ files }: ShareData) => files?.[0]?.type === 'image/png',
      share: async ({ files }: ShareData) => {
        const [{ name, type, size }] = files as [File];
        await (window as unknown as { noteShared: (file: object) => Promise<void> }).noteShared({
          name,
          type,
          size,
        });
      },
    });
  });
  await openLookBack(page, 'Month');
  await pictureButton(page).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Picture of November 2026' });
  const share = dialog.getByRole('button', { name: 'Share' });
  await expect(share).toBeVisible();
  while (!(await share.evaluate((button) => button === document.activeElement))) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect.poll(() => shared.length).toBe(1);
  expect(shared[0]).toMatchObject({ name: 'daybow-2026-11.png', type: 'image/png' });
  expect(shared[0]?.size).toBeGreaterThan(10_000);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(pictureButton(page)).toBeFocused();
});

test('Picture: where no PNG can be made, it says so, and the SVG is there', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await openLookBack(page, 'Year');
  const dialog = await openPicture(page, '2026');
  await expect(dialog.getByRole('button', { name: 'Share' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Save as PNG' }).click();
  await expect(toastsOf(page).last()).toContainText("This browser can't make a PNG.");
  expect((await save(dialog, 'Save as SVG')).suggestedFilename()).toBe('daybow-2026.svg');
});

test('Picture: fits 320 px, with large text and from right to left', async ({ page }) => {
  await openLookBack(page, 'Year');
  const dialog = await openPicture(page, '2026');
  await expectFitsNarrow(page);
  for (const name of ['Save as PNG', 'Save as SVG']) {
    await dialog.getByRole('button', { name }).scrollIntoViewIfNeeded();
    await expect(dialog.getByRole('button', { name })).toBeInViewport();
  }
});
