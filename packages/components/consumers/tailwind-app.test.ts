import { expect } from '@playwright/test';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { install, type Site } from './consumer.ts';

describe('an app with Tailwind', () => {
  let site: Site;

  beforeAll(async () => {
    const app = await install('tailwind-app');
    site = await app.start('production');
  });
  afterAll(() => site.close());

  /** A picture of each component, and its class. */
  async function picturesOf(path: string) {
    const { page } = await site.open(path);
    const looks = page.getByTestId('looks').locator('> *');
    await looks.first().waitFor();
    const pictures = [];
    for (const look of await looks.all()) {
      const picture = await look.screenshot({ animations: 'disabled' });
      pictures.push({ name: await look.getAttribute('class'), picture });
    }
    await page.close();
    return pictures;
  }

  test('leaves the look of all components alone', async () => {
    const [plain, withTailwind] = [await picturesOf('plain.html'), await picturesOf('index.html')];
    expect(plain.map(({ name }) => name)).toContain('daybow-Button');
    // Names only: the difference of two pictures is too long to print.
    const different = withTailwind.filter(
      ({ picture }, index) => plain[index]?.picture.equals(picture) !== true,
    );
    expect(different.map(({ name }) => name)).toEqual([]);
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
