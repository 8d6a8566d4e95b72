import { expect } from '@playwright/test';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { type Consumer, install, type Site } from './consumer.ts';

/** In milliseconds: pictures of all components, on two pages. */
const manyPictures = 180_000;

/** Whether pictures look the same. By chance some pixels on the edge of a curve differ by a tenth of all shades. */
function isAlike(page: Page, pictures: Buffer[]): Promise<boolean> {
  const sources = pictures.map((png) => `data:image/png;base64,${png.toString('base64')}`);
  return page.evaluate(async (addresses) => {
    const images = addresses.map(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      const { width, height } = image;
      const context = new OffscreenCanvas(width, height).getContext('2d');
      context?.drawImage(image, 0, 0);
      return context?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray();
    });
    const [first, ...others] = await Promise.all(images);
    return others.every((other) => {
      const differences = [...other]
        .map((shade, index) => Math.abs(shade - (first?.[index] ?? NaN)))
        .filter((difference) => difference !== 0);
      const areSlight = differences.every((difference) => difference < 25);
      return other.length === first?.length && differences.length < 200 && areSlight;
    });
  }, sources);
}

describe('an app with Tailwind', () => {
  let app: Consumer;
  let site: Site;

  beforeAll(async () => {
    app = await install('tailwind-app');
    site = await app.start('production');
  });
  afterAll(() => site.close());

  /** A picture of each component, and of what two of them open, by name. */
  async function picturesOf(path: string) {
    const { page } = await site.open(path);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const pictures = new Map<string, Buffer>();
    const looks = page.locator('[data-look]');
    await looks.first().waitFor();
    for (const look of await looks.all()) {
      const name = (await look.getAttribute('data-look')) ?? '';
      pictures.set(name, await look.screenshot({ animations: 'disabled' }));
    }

    await page.getByRole('button', { name: 'Open' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    pictures.set('Dialog, open', await page.screenshot({ animations: 'disabled' }));
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();

    await page.getByRole('button', { name: 'Notify' }).click();
    await page.getByRole('listitem').filter({ hasText: 'Archived' }).hover();
    pictures.set('ToastProvider, open', await page.screenshot({ animations: 'disabled' }));
    await page.close();
    return pictures;
  }

  test('draws all components: its list has the type of their names', async () => {
    await expect(app.typecheck()).resolves.toBeUndefined();
  });

  test('leaves the look of all components alone', { timeout: manyPictures }, async () => {
    const [plain, withTailwind] = [await picturesOf('plain.html'), await picturesOf('index.html')];
    expect([...withTailwind.keys()]).toEqual([...plain.keys()]);
    expect(plain.size).toBeGreaterThan(37);
    const { page } = await site.open('plain.html');
    const different: string[] = [];
    for (const [name, picture] of plain) {
      const both = [picture, withTailwind.get(name) ?? picture];
      if (!(await isAlike(page, both))) different.push(name);
    }
    await page.close();
    expect(different).toEqual([]);
  });

  test('has utility classes that win over components', async () => {
    const { page } = await site.open('index.html');
    const button = page.getByRole('button', { name: 'Delete' });
    await expect(button).toHaveCSS('border-radius', '0px');
    await expect(button).toHaveCSS('padding', '12px 48px');
    await expect(button).not.toHaveCSS(
      'background-color',
      await page
        .getByRole('button', { name: 'Save' })
        .evaluate((save) => getComputedStyle(save).backgroundColor),
    );
    await page.close();
  });
});
