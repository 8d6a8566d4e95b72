/**
 * Draws the app's icons, and the pictures that iOS shows while it starts, from the bow of
 * `favicon.svg`: `pnpm icons`.
 */
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { startPictures } from './ios-screens.mjs';
import { chromiumLaunchOptions } from './chromium-options.mjs';

const publicFolder = join(import.meta.dirname, '..', 'packages', 'app', 'public');
const folder = join(publicFolder, 'icons');
const bow = await readFile(join(publicFolder, 'favicon.svg'), 'utf8');
const paper = '#faf5ee';

/** `share` is how much of the width, or of a smaller height, the bow takes: what systems cut off stays empty. */
const icons = [
  { name: 'icon-192', size: 192, share: 0.84 },
  { name: 'icon-512', size: 512, share: 0.84 },
  { name: 'maskable-512', size: 512, share: 0.58 },
  { name: 'monochrome-512', size: 512, share: 0.58, isMonochrome: true },
  { name: 'apple-touch-180', size: 180, share: 0.7 },
];

await mkdir(folder, { recursive: true });
const browser = await chromium.launch(chromiumLaunchOptions());

for (const { name, size, share, isMonochrome = false } of icons) {
  // Only what is opaque counts in a monochrome icon.
  const style = isMonochrome ? 'svg path { stroke: #000 }' : `body { background: ${paper} }`;
  await draw({ name, width: size, height: size, scale: 1, share, style });
}
for (const { name, width, height, scale } of startPictures) {
  const style = `body { background: ${paper} }`;
  await draw({ name, width, height, scale, share: 0.22, style });
}
await browser.close();

/**
 * @param {{ name: string, width: number, height: number, scale: number, share: number, style: string }} picture
 */
async function draw({ name, width, height, scale, share, style }) {
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: scale });
  await page.setContent(
    `<style>
      body { display: grid; place-items: center; height: 100vh; margin: 0 }
      svg { width: ${share * 100}vmin }
      ${style}
    </style>${bow}`,
  );
  await page.screenshot({ path: join(folder, `${name}.png`), omitBackground: true });
  await page.close();
}
