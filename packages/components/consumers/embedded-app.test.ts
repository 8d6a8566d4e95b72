import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { type Consumer, install, type Site } from './consumer.ts';

/** Where parts of an app are found. */
interface Place {
  page: Page;
  part: Page | FrameLocator | Locator;
  /** The page or frame that dialogs and toasts are rendered into. */
  layers: Page | FrameLocator;
}

let app: Consumer;
let site: Site;

beforeAll(async () => {
  app = await install('embedded-app');
  site = await app.start('production');
});
afterAll(() => site.close());

test('the types are correct, with exactOptionalPropertyTypes', async () => {
  await expect(app.typecheck()).resolves.toBeUndefined();
});

/** Opens the dialog, walks it with Tab, and leaves it with Escape. */
async function tryDialog({ page, part, layers }: Place) {
  const opener = part.getByRole('button', { name: 'Add habit' });
  await opener.click();
  const dialog = layers.getByRole('dialog', { name: 'Add New Habit' });
  await expect(dialog.getByLabel('Habit name')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog.getByLabel('Habit name')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
}

/** Reaches a toast with F8, and presses its action. */
async function tryToast({ page, part, layers }: Place) {
  await part.getByRole('button', { name: 'Archive' }).click();
  const toast = layers.getByRole('listitem').filter({ hasText: 'Archived' });
  await expect(toast).toBeVisible();
  await page.keyboard.press('F8');
  await expect(toast).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(toast.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  const answer = layers.getByRole('listitem').filter({ hasText: 'Taken back' });
  await answer.getByRole('button', { name: 'Dismiss' }).click();
  await expect(answer).toBeHidden();
}

/** Changes each field of the form, and resets it. */
async function tryForm({ page, part }: Place) {
  await part.getByRole('radio', { name: 'Great' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(part.getByRole('radio', { name: 'Good' })).toBeChecked();
  await part.getByLabel('Note').fill('Sun');
  await part.getByRole('switch', { name: 'Remind me' }).click();
  await part.getByRole('button', { name: 'Reset' }).click();
  await expect(part.getByRole('radio', { name: 'Great' })).toBeChecked();
  await expect(part.getByLabel('Note')).toHaveValue('Rain');
  await expect(part.getByRole('switch', { name: 'Remind me' })).not.toBeChecked();
}

/** Drags the first row of the list to its end. */
async function tryDrag({ page, part }: Place) {
  const rows = part.getByRole('list', { name: 'Order' }).getByRole('listitem');
  await rows.last().scrollIntoViewIfNeeded();
  const [first, last] = [await rows.first().boundingBox(), await rows.last().boundingBox()];
  if (!first || !last) throw new Error('The rows are not drawn.');
  await page.mouse.move(first.x + 20, first.y + first.height / 2);
  await page.mouse.down();
  await page.mouse.move(first.x + 20, last.y + last.height - 4, { steps: 8 });
  await page.mouse.up();
  await expect(rows.last()).toContainText('Read');
}

const places: Record<string, (page: Page) => Place[]> = {
  'shadow.html': (page) => [{ page, part: page, layers: page }],
  'frame.html': (page) => {
    const frame = page.frameLocator('iframe');
    return [{ page, part: frame, layers: frame }];
  },
  'twice.html': (page) =>
    ['One', 'Other'].map((name) => {
      const part = page.locator('.daybow-Card').filter({ hasText: name });
      return { page, part, layers: page };
    }),
};

describe.each(Object.keys(places))('the components on %s', (path) => {
  test.each([
    ['open and close a dialog', tryDialog],
    ['show a toast', tryToast],
    ['reset a form', tryForm],
    ['drag a row', tryDrag],
  ])('%s', async (_, attempt) => {
    const { page, warnings } = await site.open(path);
    for (const place of places[path]?.(page) ?? []) await attempt(place);
    expect(warnings).toEqual([]);
    await page.close();
  });
});

test('a dialog of one copy over a dialog of the other takes Escape first', async () => {
  const { page } = await site.open('twice.html');
  await page.getByRole('button', { name: 'Both' }).click();
  await page.getByRole('button', { name: 'Over it' }).click();
  const below = page.getByRole('dialog', { name: 'Below' });
  const above = page.getByRole('dialog', { name: 'Above' });
  await expect(above.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(above).toBeHidden();
  await expect(below).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(below).toBeHidden();
  await page.close();
});
