import { expect, test } from '@playwright/test';
import { dialogScreens } from './dialogs';
import { transcript } from './flow';
import { press, withListener } from './listener';

for (const { name, open, dialogs } of dialogScreens) {
  transcript(`dialogs of ${name}`, async ({ page, quietly, keys }) => {
    await quietly(() => open(page));
    for (const { opener, title } of dialogs) {
      await quietly(() => opener(page).focus());
      await keys(`Return, which opens ‘${title}’`, 'Return');
      await keys('Escape', 'Escape');
    }
  });
}

/** How often each dialog is opened; none of them may open or close in silence. */
const times = Number(process.env['HEARD_TIMES'] ?? 3);

for (const { name, open, dialogs } of dialogScreens) {
  test(`each dialog of ${name} is announced ${times} times of ${times}`, async ({ baseURL }) => {
    const silent: string[] = [];
    await withListener(baseURL ?? '', async ({ page, hear }) => {
      await hear(() => open(page));
      for (const { opener, title } of dialogs) {
        await hear(() => opener(page).focus());
        for (let time = 1; time <= times; time += 1) {
          const opening = (await hear(() => press('Return'))).join(' | ');
          if (!opening.includes(title)) silent.push(`opening ${title}, time ${time}: ${opening}`);
          const closing = (await hear(() => press('Escape'))).join(' | ');
          if (!/push button/.test(closing))
            silent.push(`closing ${title}, time ${time}: ${closing}`);
        }
      }
    });
    expect(silent).toEqual([]);
  });
}
