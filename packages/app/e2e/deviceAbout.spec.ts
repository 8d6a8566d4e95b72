import { expect, headingOf, test } from './app';
import { expectAccessibleInBothThemes } from './axe';
import { openDevice } from './device';
import { expectNoSidewaysScroll } from './geometry';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('About: says the version, what is stored and how much, and how to check that nothing leaves', async ({
  page,
}) => {
  await openDevice(page);
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(headingOf(page)).toHaveText('Settings');
  await page.getByRole('button', { name: /^About/ }).click();
  const sheet = page.getByRole('dialog', { name: 'About' });
  await expect(sheet).toContainText('Version 1.0.0');
  await expect(sheet).toContainText('5 habits, 3 ticks');
  await expect(sheet).toContainText(/it takes \d[\d.,]* MB/);
  await expect(sheet).toContainText(/promised to keep it|may clear it/);
  await expect(sheet).toContainText('Nothing leaves this device');
  await expect(sheet).toContainText('developer tools');
  await expectAccessibleInBothThemes(page, 'About');
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
});

test('About: the licences of all that is shipped are a file of its own', async ({
  page,
  request,
}) => {
  await openDevice(page);
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('button', { name: /^About/ }).click();
  const link = page.getByRole('link', { name: 'Show licenses' });
  const address = (await link.getAttribute('href')) ?? '';
  const text = await (await request.get(address)).text();
  for (const name of [
    'react-dom',
    'react-router',
    'idb',
    'workbox-window',
    'workbox-precaching',
    'workbox-strategies',
    '@fontsource-variable/figtree',
    '@iconify-json/ph',
  ]) {
    expect(text).toMatch(new RegExp(`^${name} \\d+\\.\\d+`, 'm'));
  }
  expect(text).toContain('Permission is hereby granted, free of charge');
  expect(text).toMatch(/^@iconify-json\/ph \S+\nMIT\n\nMIT License\n/m);
  expect(text).toContain('SIL OPEN FONT LICENSE');
});
