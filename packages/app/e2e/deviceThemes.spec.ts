import type { Page } from '@playwright/test';
import { expect, headingOf, openOtherTab, test } from './app';
import { expectNoAxeViolations } from './axe';
import { closeSheet, openDevice, reload, startButton, startJournal } from './device';
import { expectNoSidewaysScroll } from './geometry';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const darkMode = (page: Page) => page.getByRole('switch', { name: 'Dark Mode', exact: true });

async function openSettings(page: Page) {
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(headingOf(page)).toHaveText('Settings');
}

async function openThemes(page: Page) {
  await page.getByRole('button', { name: 'Themes' }).click();
  const sheet = page.getByRole('dialog', { name: 'Choose a theme' });
  await expect(sheet).toBeVisible();
  return sheet;
}

const paper = { light: 'rgb(250, 245, 238)', dark: 'rgb(25, 15, 31)' };

const expectPaper = (page: Page, theme: keyof typeof paper) =>
  expect(page.locator('body')).toHaveCSS('background-color', paper[theme]);

/** What the bars around the page have, as the browser chooses among the tags. */
const barColour = (page: Page) =>
  page.evaluate(() => {
    const tags = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')];
    return tags.find(({ media }) => media === '' || matchMedia(media).matches)?.content;
  });

/** The colours of the page in its first frames, and of its top left corner in those that were painted. */
async function firstFrames(page: Page, path: string): Promise<string[]> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seenPapers: seen });
    // Called before each frame is painted, the first among them.
    const recordFrame = () => {
      if (document.body) seen.push(getComputedStyle(document.body).backgroundColor);
      requestAnimationFrame(recordFrame);
    };
    requestAnimationFrame(recordFrame);
  });
  // The page before is painted as it is now: its last frame may be the first that is sent.
  await page.screenshot();
  const session = await page.context().newCDPSession(page);
  const shots: string[] = [];
  session.on('Page.screencastFrame', ({ data, sessionId }) => {
    shots.push(data);
    void session.send('Page.screencastFrameAck', { sessionId });
  });
  await session.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 });
  await page.goto(path);
  await expect(page.locator('[data-stage=served]')).toHaveCount(0);
  const readSeen = () =>
    page.evaluate(() => (window as unknown as { seenPapers: string[] }).seenPapers);
  await expect.poll(() => shots.length).toBeGreaterThan(0);
  // A busy machine paints them late.
  await expect.poll(async () => (await readSeen()).length).toBeGreaterThan(1);
  await session.send('Page.stopScreencast');
  const seen = await readSeen();
  return [...seen, ...(await Promise.all(shots.map((shot) => cornerOf(page, shot))))];
}

/** The colour of a picture's top left corner, looked up in a page of its own. */
async function cornerOf(page: Page, png: string): Promise<string> {
  const canvas = await page.context().newPage();
  await canvas.setContent('<canvas></canvas>');
  const colour = await canvas.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const context = document.querySelector('canvas')?.getContext('2d');
    context?.drawImage(image, 0, 0);
    const [red, green, blue] = context?.getImageData(2, 2, 1, 1).data ?? [];
    return `rgb(${red}, ${green}, ${blue})`;
  }, png);
  await canvas.close();
  return colour;
}

test('Themes: Dark Mode follows the device until it is used, and stays as chosen', async ({
  page,
}) => {
  await openDevice(page);
  await openSettings(page);
  await expect(darkMode(page)).not.toBeChecked();
  await expect(darkMode(page)).toHaveAccessibleDescription('Follows your device');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(darkMode(page)).toBeChecked();
  await expectPaper(page, 'dark');
  expect(await barColour(page)).toBe('#190f1f');
  await page.emulateMedia({ colorScheme: 'light' });
  await expectPaper(page, 'light');
  expect(await barColour(page)).toBe('#faf5ee');

  await darkMode(page).click();
  await expect(darkMode(page)).toBeChecked();
  await expect(darkMode(page)).toHaveAccessibleDescription('Chosen by you');
  await expectPaper(page, 'dark');
  expect(await barColour(page)).toBe('#190f1f');
  await reload(page);
  await expect(darkMode(page)).toBeChecked();
  await expectPaper(page, 'dark');
});

test('Themes: the first frame is dark already, without a flash of light', async ({ page }) => {
  await openDevice(page);
  await openSettings(page);
  await darkMode(page).click();
  await expectPaper(page, 'dark');
  const colours = await firstFrames(page, '/');
  expect(new Set(colours)).toEqual(new Set([paper.dark]));
});

test('Themes: an accent is chosen among pictures, holds at once and after a reload, from the first frame on', async ({
  page,
}) => {
  await openDevice(page);
  await openSettings(page);
  const sheet = await openThemes(page);
  await expect(
    sheet.getByRole('radiogroup', { name: 'Appearance' }).getByRole('radio'),
  ).toHaveCount(3);
  const accents = sheet.getByRole('radiogroup', { name: 'Accent color' }).getByRole('radio');
  await expect(accents).toHaveCount(6);
  await expect(accents.first()).toBeChecked();
  for (const name of ['Lagoon', 'Rose', 'Amber', 'Leaf', 'Sky']) {
    await sheet.getByText(name, { exact: true }).click();
    await expect(sheet.getByRole('radio', { name, exact: true })).toBeChecked();
    await expect(page.locator('html')).toHaveAttribute('data-accent', name.toLowerCase());
  }
  await sheet.getByText('Dark', { exact: true }).click();
  await expectPaper(page, 'dark');
  await closeSheet(page);

  await page.addInitScript(() => {
    const recordFirstFrame = () => {
      // Frames before there is a page are empty.
      if (!document.body) return void requestAnimationFrame(recordFirstFrame);
      const { theme, accent } = document.documentElement.dataset;
      Object.assign(window, { first: `${theme} ${accent}` });
    };
    requestAnimationFrame(recordFirstFrame);
  });
  await reload(page);
  expect(await page.evaluate(() => (window as unknown as { first: string }).first)).toBe(
    'dark sky',
  );
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Add habit', exact: true })).toHaveCSS(
    'background-color',
    'rgb(169, 205, 248)',
  );
});

test('Themes: another tab follows', async ({ page }) => {
  await openDevice(page);
  const other = await openOtherTab(page);
  await openSettings(page);
  await darkMode(page).click();
  await expectPaper(other, 'dark');
});

test('Themes: they go with the journal that is erased, and the sample is light', async ({
  page,
}) => {
  await openDevice(page);
  await openSettings(page);
  await darkMode(page).click();
  await expectPaper(page, 'dark');
  await page.getByRole('button', { name: 'Erase everything' }).click();
  const word = page.getByRole('textbox', { name: 'Type ERASE' });
  await word.fill('ERASE');
  await word.press('Enter');
  await expect(startButton(page)).toBeVisible();
  await expectPaper(page, 'light');
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);

  await startJournal(page);
  await openSettings(page);
  await expect(darkMode(page)).not.toBeChecked();
});

test('Themes: more contrast follows the device', async ({ page }) => {
  await openDevice(page);
  await openSettings(page);
  const hint = page.getByText('Follows your device');
  await expect(hint).toHaveCSS('color', 'rgb(106, 82, 114)');
  await page.emulateMedia({ contrast: 'more' });
  await expect(hint).toHaveCSS('color', 'rgb(51, 29, 60)');
});

test('Themes: the sheet holds to every rule, in each accent, light and dark, and at 320 px', async ({
  page,
}) => {
  test.slow();
  await openDevice(page);
  await openSettings(page);
  const sheet = await openThemes(page);
  for (const theme of ['Light', 'Dark']) {
    await sheet.getByText(theme, { exact: true }).click();
    for (const name of ['Plum', 'Lagoon', 'Sky', 'Leaf', 'Amber', 'Rose']) {
      await sheet.getByText(name, { exact: true }).click();
      await expect(sheet.getByRole('radio', { name, exact: true })).toBeChecked();
      await expectNoAxeViolations(page, `${theme}, ${name}`);
    }
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
});
