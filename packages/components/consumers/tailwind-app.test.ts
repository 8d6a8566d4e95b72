import { expect } from '@playwright/test';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { type Consumer, install, type Site } from './consumer.ts';

/** In milliseconds: three times pictures of all components, on two pages. */
const threeRounds = 180_000;

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

  /** How many pictures there are, and the names of those that differ with Tailwind. */
  async function compare() {
    const [plain, withTailwind] = [await picturesOf('plain.html'), await picturesOf('index.html')];
    const names = [...plain.keys()];
    return {
      count: names.length,
      different: names.filter((name) => {
        const [one, other] = [plain.get(name), withTailwind.get(name)];
        return !one || !other?.equals(one);
      }),
    };
  }

  test('draws all components: its list has the type of their names', async () => {
    await expect(app.typecheck()).resolves.toBeUndefined();
  });

  test('leaves the look of all components alone', { timeout: threeRounds }, async () => {
    const first = await compare();
    expect(first.count).toBeGreaterThan(37);
    // By chance a picture differs from the next one of the same page; what Tailwind changes differs each time.
    let { different } = first;
    for (let round = 2; round <= 3 && different.length > 0; round += 1) {
      const again = await compare();
      different = different.filter((name) => again.different.includes(name));
    }
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
