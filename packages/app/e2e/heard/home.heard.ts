import { addButton, habit } from '../app';
import { arrive, transcript } from './flow';
import { type } from './listener';

transcript('splash and Home', async ({ page, say, keys }) => {
  await say('The app opens', () => arrive(page));
  await keys('Tab', 'Tab');
  await keys('Tab', 'Tab');
});

transcript('a page that is not there', async ({ page, say, keys }) => {
  await say('The page opens', () => arrive(page, '/nowhere'));
  await keys('Tab', 'Tab');
});

transcript('a tick', async ({ page, quietly, keys }) => {
  await quietly(() => arrive(page));
  await quietly(() => habit(page, 'Read 20 mins').focus());
  await keys('Space on ‘Read 20 mins’', 'space');
  await keys('Space again', 'space');
});

transcript('a new habit, and its toast', async ({ page, quietly, keys }) => {
  await quietly(() => arrive(page));
  await quietly(() => addButton(page).focus());
  await keys('Return on ‘Add habit’', 'Return');
  await keys('Return, with an empty name', 'Return');
  await quietly(() => type('Evening walk'));
  await keys('Return, with a name', 'Return');
  await keys('F8', 'F8');
  await keys('Tab', 'Tab');
  await keys('Escape', 'Escape');
  await keys('F8, with no toast', 'F8');
});
