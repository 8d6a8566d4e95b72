import type { Locator, Page } from '@playwright/test';
import {
  expect,
  habitsOf,
  headingOf,
  note,
  openApp,
  passSplash,
  saveButton,
  tab,
  toastsOf,
} from './app';

/** The button of the strip above the sample. */
export const startButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Start my journal', exact: true });

/** The screen that begins a journal, at its first step. */
export const startScreen = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'What would you like more of?' });

/** Opens the screen that begins a journal, up to its place: what still moves can leave a finger between press and release. */
async function openStart(page: Page): Promise<void> {
  await startButton(page).click();
  await startScreen(page).evaluate((screen) =>
    Promise.all(screen.getAnimations().map(({ finished }) => finished)),
  );
}

type Beginning = 'Keep these habits' | 'Empty list';

/** Starts a journal from the sample that is on screen. */
export async function startJournal(
  page: Page,
  beginning: Beginning = 'Keep these habits',
): Promise<void> {
  await openStart(page);
  const screen = startScreen(page);
  await screen.getByRole('button', { name: beginning }).click();
  await expect(startButton(page)).toBeHidden();
  await expect(screen).toBeHidden();
}

/** Opens the screen that begins a journal, and chooses some of its ideas. */
export async function chooseIdeas(page: Page, names: readonly string[]): Promise<void> {
  await openStart(page);
  for (const name of names) await startScreen(page).getByRole('button', { name }).click();
}

/** Starts a journal with the habits on screen, ticks three of the five, and has the focus where a start leaves it. */
export async function startWithTicks(page: Page): Promise<void> {
  await startJournal(page);
  for (const name of ['Exercise', 'Drink water', 'Meditate']) {
    await card(page, name).click();
    await expect(card(page, name)).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  }
  await headingOf(page).focus();
}

/** Opens the app on a journal that was only just started: three of the five habits that it keeps are ticked. */
export async function openDevice(page: Page, beginning?: Beginning): Promise<void> {
  await openApp(page);
  if (beginning === 'Empty list') await startJournal(page, beginning);
  else await startWithTicks(page);
}

/** Loads the page again, past its splash. */
export async function reload(page: Page): Promise<void> {
  await page.reload();
  await passSplash(page);
}

/** A card's toggle in any list of habits. */
export const card = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('button', { name, exact: true });

/** The names of the habits due on the day that is shown, in their order. */
export const namesOfHabits = (page: Page): Promise<(string | null)[]> =>
  habitsOf(page)
    .and(page.locator('[aria-pressed]'))
    .evaluateAll((cards) => cards.map((each) => each.textContent?.replace(/^\P{L}+/u, '') ?? null));

/** Goes to another day on Home, from the one that is shown. */
export async function goToDay(page: Page, which: 'before' | 'after'): Promise<void> {
  const week = page.getByRole('radiogroup', { name: 'Week' });
  await week
    .getByRole('radio', { checked: true })
    .press(which === 'before' ? 'ArrowLeft' : 'ArrowRight');
}

/** Opens the sheet of a habit. */
export async function openHabit(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: `More about ${name}`, exact: true }).click();
  const sheet = page.getByRole('dialog', { name, exact: true });
  await expect(sheet).toBeVisible();
  return sheet;
}

type HabitAction = 'Edit' | 'Pause' | 'Duplicate' | 'Archive' | 'Restore' | 'Delete';

/** Chooses what is to be done with the habit of a sheet. */
export async function chooseAction(sheet: Locator, action: HabitAction): Promise<void> {
  await sheet.getByRole('button', { name: 'Actions' }).click();
  await sheet.getByRole('menuitem', { name: action, exact: true }).click();
}

type PlanPart = 'How often' | 'Track' | 'Time of day';

/** A chip of the plan in a habit's form; it is named by its part and what is chosen. */
export const planChip = (form: Locator, part: PlanPart): Locator =>
  form.getByRole('button', { name: new RegExp(`^${part} `) });

/** Opens a part of the plan in a habit's form. */
export async function openPlan(form: Locator, part: PlanPart): Promise<void> {
  const chip = planChip(form, part);
  if ((await chip.getAttribute('aria-expanded')) === 'false') await chip.click();
}

/** Chooses an option of a part of the plan in a habit's form. */
export async function choosePlan(form: Locator, part: PlanPart, option: string): Promise<void> {
  await openPlan(form, part);
  await form.getByRole('radiogroup', { name: part }).getByText(option, { exact: true }).click();
}

/** Selects a day in the month of a habit's sheet and has it be done, skipped or cleared. */
export async function setDay(
  sheet: Locator,
  day: RegExp,
  mark: 'Done' | 'Skip' | 'Clear',
): Promise<void> {
  await sheet.getByRole('button', { name: day }).click();
  await sheet.getByRole('radiogroup').getByText(mark, { exact: true }).click();
}

/** Opens what was archived or deleted, in Settings. */
export async function openPutAway(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Archived and deleted' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

/** Closes the sheet that is open, once another one that was over it is gone. */
export async function closeSheet(page: Page): Promise<void> {
  const sheet = page.getByRole('dialog');
  await expect(sheet).toHaveCount(1);
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(sheet).toBeHidden();
}

/** Takes back what the newest toast says. */
export async function undo(page: Page): Promise<void> {
  await toastsOf(page).last().getByRole('button', { name: 'Undo' }).click();
}

export async function chooseMood(within: Page | Locator, label: string): Promise<void> {
  await within.getByRole('radiogroup').getByText(label, { exact: true }).click();
  await expect(within.getByRole('radio', { name: label, exact: true })).toBeChecked();
}

/** Taps a mood where that saves it at once: of a past day in place. */
export const tapMood = (page: Page, label: string): Promise<void> =>
  page.getByRole('radiogroup').getByText(label, { exact: true }).click();

/** Gives a day of the last week a mood, with a note if there is one, and goes back to today. */
export async function saveMoodOf(page: Page, day: string, label: string, words = '') {
  await faceOfDay(page, new RegExp(`${day}: no entry$`)).click();
  if (words !== '') await note(page).fill(words);
  await tapMood(page, label);
  await expect(faceOfDay(page, new RegExp(`${day}: ${label}$`))).toBeVisible();
  await expect(toastsOf(page).last()).toContainText('Saved ');
  await facesOfWeek(page).getByRole('button').last().click();
}

/** Today's entry on the Mood screen, once there is one. */
export const todayEntry = (page: Page): Locator => page.getByRole('region', { name: /^Today: / });

/** The lines of 'Recent Entries'. */
export const recentEntries = (page: Page): Locator =>
  page.getByRole('region', { name: 'Recent Entries' }).getByRole('listitem');

/** The faces of the last seven days, on Mood. */
export const facesOfWeek = (page: Page): Locator =>
  page.getByRole('group', { name: 'The last seven days' });

/** The face of one of the last seven days, on Mood. */
export const faceOfDay = (page: Page, name: RegExp): Locator =>
  facesOfWeek(page).getByRole('button', { name });

/** The sheet of a day's mood. */
export const moodSheet = (page: Page): Locator => page.getByRole('dialog', { name: /^Mood for / });

export const anotherDay = (page: Page): Locator =>
  page.getByRole('button', { name: 'Add a past day' });
export const saveInSheet = (page: Page): Locator =>
  moodSheet(page).getByRole('button', { name: 'Save Mood' });

/** Opens Mood in a journal that has nothing in it yet. */
export async function openEmptyMood(page: Page): Promise<void> {
  await openDevice(page, 'Empty list');
  await tab(page, 'Mood').click();
}

/** Saves today's mood on the Mood screen. */
export async function saveMood(page: Page, label: string, words = ''): Promise<void> {
  await chooseMood(page, label);
  if (words !== '') await note(page).fill(words);
  await saveButton(page).click();
  await expect(todayEntry(page)).toHaveAccessibleName(new RegExp(`${label}$`));
  await expect(todayEntry(page)).not.toHaveAttribute('aria-busy');
}

/** What the ring and the sentence beside it say. */
export async function expectProgress(page: Page, percent: string, sentence: string) {
  await expect(page.getByRole('progressbar', { name: 'Complete' })).toHaveAttribute(
    'aria-valuetext',
    percent,
  );
  await expect(page.getByText(sentence, { exact: true })).toBeVisible();
}

/** Has the browser offer to install the app; `isAsked` of the window tells once it was accepted. */
export const offerInstall = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const offer = new Event('beforeinstallprompt');
    window.dispatchEvent(
      Object.assign(offer, { prompt: async () => Object.assign(window, { isAsked: true }) }),
    );
  });
