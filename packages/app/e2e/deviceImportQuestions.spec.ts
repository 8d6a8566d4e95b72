import { expect, tab, test } from './app';
import { expectAccessibleInBothThemes } from './axe';
import { openDevice, recentEntries } from './device';
import { chooseFile, fileOnDisk, openImport } from './files';
import { expectNoSidewaysScroll } from './geometry';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('Import: moods that are numbers are asked for by their scale, and which end is good', async ({
  page,
}, info) => {
  await openDevice(page, 'Empty list');
  const sheet = await openImport(page);
  const table = 'date,mood\n2024-01-01,7\n2024-01-02,3\n2024-01-03,10\n';
  await chooseFile(page, fileOnDisk(info, 'moods.csv', table));
  const asked = sheet.getByRole('group', { name: 'On which scale are your moods?' });
  await expect(asked).toContainText('3 moods are numbers, from 3 to 10.');
  await expect(asked.getByRole('spinbutton', { name: 'Lowest number of the scale' })).toHaveValue(
    '1',
  );
  await expect(asked.getByRole('spinbutton', { name: 'Highest number of the scale' })).toHaveValue(
    '10',
  );
  await expect(asked.getByRole('radio', { name: 'The highest number' })).toBeChecked();
  await expect(asked.getByText('3 becomes Bad, 10 becomes Great.')).toBeVisible();
  await asked.getByRole('radio', { name: 'The lowest number' }).check();
  await expect(asked.getByText('3 becomes Good, 10 becomes Terrible.')).toBeVisible();
  await expectAccessibleInBothThemes(page, 'Scale of moods');
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await sheet.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(sheet).toBeHidden();
  await tab(page, 'Mood').click();
  for (const [index, mood] of ['Terrible', 'Good', 'Bad'].entries()) {
    await expect(recentEntries(page).nth(index)).toContainText(mood);
  }
});

test('Import: several amounts of a day, and the sign of decimals, are asked for', async ({
  page,
}, info) => {
  await openDevice(page);
  const sheet = await openImport(page);
  const table = 'Date;Habit;Amount\n2024-01-01;Water;1.250\n2024-01-01;Water;1.500\n';
  await chooseFile(page, fileOnDisk(info, 'water.csv', table));
  const sign = sheet.getByRole('radiogroup', { name: 'What does the sign in 1.250 part?' });
  await expect(sign.getByRole('radio', { name: 'Thousands, 1,250' })).toBeChecked();
  const several = /^"Water" on Monday, 1 January 2024: 1,250 and 1,500\./;
  const amounts = sheet.getByRole('radiogroup', { name: several });
  await expect(amounts.getByRole('radio', { name: 'All of them, 2,750' })).toBeChecked();
  await sign.getByRole('radio', { name: 'Decimals, 1.25' }).check();
  await expect(sheet.getByRole('radio', { name: 'All of them, 2.75' })).toBeChecked();
  await sheet.getByRole('radio', { name: 'The last, 1.5' }).check();
  await expect(sheet.getByText('1 day has an amount, 1.5.')).toBeVisible();
  await expectAccessibleInBothThemes(page, 'Amounts');
});
