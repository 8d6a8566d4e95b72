import { saveButton, tab } from '../app';
import { chooseMood, faceOfDay, startJournal } from '../device';
import { labelRow, writeRows } from '../deviceRows';
import { arrive, type Flow, transcript } from './flow';

/** Begins a journal without habits, and goes to Mood. */
async function openMood({ page, quietly }: Flow): Promise<void> {
  await quietly(() => arrive(page));
  await quietly(() => startJournal(page, 'Empty list'));
  await quietly(() => tab(page, 'Mood').click());
}

transcript('several moods of a day', async (flow) => {
  const { page, quietly, keys, say } = flow;
  await openMood(flow);
  await quietly(() => chooseMood(page, 'Good'));
  await quietly(() => saveButton(page).focus());
  await keys('Return on ‘Save Today’s Mood’', 'Return');
  await quietly(() => page.getByRole('button', { name: 'Add another' }).focus());
  await keys('Return on ‘Add another’', 'Return');
  await quietly(() => chooseMood(page, 'Bad'));
  await quietly(() => saveButton(page).focus());
  await keys('Return on ‘Save Today’s Mood’', 'Return');
  const faces = page.getByRole('group', { name: 'Moods of the day' }).getByRole('button');
  await say('The first face of the day gets the focus', () => faces.first().focus());
  await keys('Return', 'Return');
});

transcript('a past day in two taps', async (flow) => {
  const { page, quietly, keys, say } = flow;
  await openMood(flow);
  const face = faceOfDay(page, /^Friday,? 20 November/);
  await say('The face of yesterday gets the focus', () => face.focus());
  await keys('Return', 'Return');
  await quietly(() => page.getByRole('radio', { name: 'Great' }).focus());
  await keys('Insert and A, which turns focus mode on', 'Insert+a');
  await keys('Right', 'Right');
  await keys('Space', 'space');
});

transcript('a label is made', async (flow) => {
  const { page, quietly, keys, say } = flow;
  await openMood(flow);
  await quietly(() => page.getByRole('button', { name: 'Add labels' }).focus());
  await keys('Return on ‘Add labels’', 'Return');
  const sheet = page.getByRole('dialog', { name: 'Labels' });
  await quietly(() => sheet.getByRole('searchbox').fill('friends'));
  await say('‘Add friends’ gets the focus', () =>
    sheet.getByRole('button', { name: 'Add friends' }).focus(),
  );
  await keys('Return', 'Return');
  await quietly(() => sheet.getByRole('button', { name: 'friends', exact: true }).focus());
  await keys('Space on the chip', 'space');
  await keys('Escape', 'Escape');
});

transcript('two labels are merged', async (flow) => {
  const { page, quietly, keys } = flow;
  await openMood(flow);
  await quietly(() =>
    writeRows(page, 'labels', [labelRow('walk', 'Walk', 1), labelRow('hike', 'Hike', 2)]),
  );
  await quietly(() => arrive(page, '/settings'));
  await quietly(() => page.getByRole('button', { name: 'Labels' }).click());
  const labels = page.getByRole('dialog', { name: 'Labels', exact: true });
  await quietly(() => labels.getByRole('button', { name: 'Walk', exact: true }).focus());
  await keys('Return on ‘Walk’', 'Return');
  const walk = page.getByRole('dialog', { name: 'Walk', exact: true });
  await quietly(() => walk.getByRole('button', { name: 'Actions' }).click());
  await quietly(() => page.getByRole('menuitem', { name: 'Merge into…' }).focus());
  await keys('Return on ‘Merge into…’', 'Return');
  await quietly(() => page.getByRole('button', { name: 'Hike', exact: true }).focus());
  await keys('Return on ‘Hike’', 'Return');
});
