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

  /** The computed styles of every element of every component, by property. */
  async function looksOf(path: string) {
    const { page } = await site.open(path);
    await page.getByTestId('looks').waitFor();
    const looks = await page.evaluate(() =>
      [...document.querySelectorAll('[data-testid=looks] [class*=daybow-]')].map((element) => {
        const style = getComputedStyle(element);
        // Tailwind sets custom properties of its own on all elements.
        const properties = [...style].filter((property) => !property.startsWith('--tw-'));
        const values = properties.map((name) => [name, style.getPropertyValue(name)]);
        return [element.getAttribute('class'), Object.fromEntries(values)];
      }),
    );
    await page.close();
    return looks;
  }

  test('leaves the look of all components alone', async () => {
    const [plain, withTailwind] = [await looksOf('plain.html'), await looksOf('index.html')];
    expect(plain.length).toBeGreaterThan(50);
    expect(withTailwind).toEqual(plain);
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
