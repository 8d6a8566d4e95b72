import { habit } from '../app';
import { startWithTicks } from '../device';
import { breakWrites, mendWrites } from '../deviceStorage';
import { chooseFile, fileOnDisk, importSheet, openImport } from '../files';
import { arrive, transcript } from './flow';
import { press } from './listener';

transcript('a full device', async ({ page, quietly, keys }) => {
  await quietly(() => arrive(page));
  await quietly(() => startWithTicks(page));
  await quietly(() => breakWrites(page, 'QuotaExceededError'));
  await quietly(() => habit(page, 'Sleep early').focus());
  await keys('Space on ‘Sleep early’', 'space');
  await quietly(() => page.getByRole('button', { name: 'What now?' }).focus());
  await keys('Return on ‘What now?’', 'Return');
  await keys('Escape', 'Escape');
  await quietly(() => mendWrites(page));
  await quietly(() => habit(page, 'Sleep early').focus());
  await keys('Space on ‘Sleep early’, with room again', 'space');
});

transcript('a file brought in', async ({ page, quietly, keys, say }, info) => {
  await quietly(() => arrive(page));
  await quietly(() => startWithTicks(page));
  await quietly(async () => void (await openImport(page)));
  const broken = fileOnDisk(info, 'broken.json', '{');
  await say('A file that can’t be read is chosen', () => chooseFile(page, broken));
  const list = fileOnDisk(info, 'list.csv', 'date,habit,done\n2026-11-20,Paint,1\n');
  await say('A list is chosen', () => chooseFile(page, list));
  await quietly(() =>
    importSheet(page).getByRole('button', { name: 'Import', exact: true }).focus(),
  );
  await quietly(() => press('Return'));
  await keys('F8', 'F8');
});
