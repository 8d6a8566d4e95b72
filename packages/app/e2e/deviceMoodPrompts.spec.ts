import type { Page } from '@playwright/test';
import { expect, note, saveButton, tab, test, toastsOf } from './app';
import { chooseMood, openEmptyMood, reload, todayEntry } from './device';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const prompts = (page: Page) => page.getByRole('group', { name: 'Prompts for notes' });
const prompt = (page: Page, name: string) => prompts(page).getByRole('button', { name });

async function openPromptSettings(page: Page) {
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Prompts for notes' }).click();
  return page.getByRole('dialog', { name: 'Prompts for notes' });
}

test('Prompts: each begins a line of the note, where one goes on writing', async ({ page }) => {
  await openEmptyMood(page);
  await prompt(page, 'One good thing').click();
  await expect(note(page)).toBeFocused();
  await expect(prompt(page, 'One good thing')).toHaveCount(0);
  await page.keyboard.type('soup');
  await prompt(page, 'Tomorrow').press('Enter');
  await page.keyboard.type('bread');
  await expect(note(page)).toHaveValue('One good thing: soup\nTomorrow: bread');
  await chooseMood(page, 'Good');
  await saveButton(page).click();
  await expect(todayEntry(page)).toContainText('Tomorrow: bread');
});

test("Prompts: they can be a person's own, and be switched off without being lost", async ({
  page,
}) => {
  await openEmptyMood(page);
  const sheet = await openPromptSettings(page);
  const own = sheet.getByRole('textbox', { name: 'Prompts' });
  await expect(own).toHaveValue('One good thing\nWhat helped\nTomorrow');
  await own.fill('One word\n\nWho I met');
  await own.blur();
  await expect(toastsOf(page).last()).toContainText('Saved your prompts.');
  await expect(own).toHaveValue('One word\nWho I met');
  await page.keyboard.press('Escape');
  await reload(page);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await tab(page, 'Mood').click();
  await expect(prompts(page).getByRole('button')).toHaveText(['One word', 'Who I met']);

  const show = (await openPromptSettings(page)).getByRole('switch', { name: 'Show prompts' });
  await show.click();
  await expect(own).toHaveCount(0);
  await show.click();
  await expect(own).toHaveValue('One word\nWho I met');
  await show.click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(note(page)).toBeVisible();
  await expect(prompts(page)).toHaveCount(0);
});
