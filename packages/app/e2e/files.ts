import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Locator, Page, TestInfo } from '@playwright/test';
import { expect } from './app';

/** The sheet that brings a file in. */
export const importSheet = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Import a file' });

/** Opens it from the settings. */
export async function openImport(page: Page): Promise<Locator> {
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Import Data' }).click();
  await expect(importSheet(page)).toBeVisible();
  return importSheet(page);
}

/** Takes the last import back, in the sheet. */
export async function undoImport(page: Page): Promise<void> {
  await importSheet(page).getByRole('button', { name: 'Undo import' }).click();
  const asked = page.getByRole('dialog', { name: 'Undo this import?' });
  await asked.getByRole('button', { name: 'Undo import' }).click();
}

/** In s since 1970. */
const SAVED_AT = Date.UTC(2024, 5, 1) / 1000;

/** Writes a file to the disk. */
export function fileOnDisk(info: TestInfo, name: string, content: string | Uint8Array): string {
  const path = info.outputPath(name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
  // Older than anything that a test writes in the app.
  utimesSync(path, SAVED_AT, SAVED_AT);
  return path;
}

/** Chooses a file of the disk in the sheet. */
export async function chooseFile(page: Page, path: string): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    importSheet(page)
      .getByRole('button', { name: /^Choose a/ })
      .click(),
  ]);
  await chooser.setFiles(path);
}
