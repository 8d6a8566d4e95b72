import { expect, openAddDialog, tab, test, toastsOf } from './app';
import { chooseAction, choosePlan, closeSheet, openDevice } from './device';
import { expectIsolated } from './isolation';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('Habits: a name, a unit and words in Hebrew turn no English word around', async ({ page }) => {
  const [name, unit, note] = ['ללמוד (10)', 'כוסות', 'היה טוב!'];
  const expectAllIsolated = (place: string) => expectIsolated(page, [name, unit, note], place);
  await openDevice(page);
  const form = await openAddDialog(page);
  await form.name.fill(name);
  await choosePlan(form.dialog, 'Track', 'Leave it off');
  await form.dialog.getByRole('textbox', { name: 'Unit' }).fill(unit);
  await expectAllIsolated('the form of a new habit');
  await form.add.click();
  await expect(toastsOf(page).filter({ hasText: name })).toBeVisible();
  await expectAllIsolated('Home');

  await page.getByRole('button', { name: `It happened ${name}` }).click();
  const slip = page.getByRole('dialog', { name: 'It happened' });
  await slip.getByRole('textbox', { name: 'Note' }).fill(note);
  await expectAllIsolated('the dialog of a slip');
  await slip.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(slip).toBeHidden();

  await page.getByRole('button', { name: `More about \u2068${name}\u2069`, exact: true }).click();
  const sheet = page.getByRole('dialog', { name });
  await expect(sheet.getByText(note)).toBeVisible();
  await expectAllIsolated('the sheet of a habit');
  await chooseAction(sheet, 'Edit');
  await expectAllIsolated('the form of a habit');
  await closeSheet(page);
  await page.getByRole('button', { name: 'Reorder' }).click();
  await expect(page.getByRole('dialog', { name: 'Reorder habits' })).toBeVisible();
  await expectAllIsolated('the order of habits');
  await closeSheet(page);
  await tab(page, 'Stats').click();
  await expectAllIsolated('Stats');
});
