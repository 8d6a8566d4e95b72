import type { Undo } from '@daybow/journal';

/** Takes the last import back; what was written since stays. Its own undo brings all of it again. */
export async function takeBackImport(): Promise<Undo> {
  const { exportBackup, undoImport } = await import('@daybow/journal/transfer');
  const imported = await exportBackup();
  await undoImport();
  return () => bringAgain(imported);
}

async function bringAgain(imported: Blob): Promise<Undo> {
  const { openImportFile } = await import('@daybow/journal/transfer');
  const opened = await openImportFile(new File([imported], ''));
  try {
    await opened.write('replace');
    return takeBackImport;
  } finally {
    opened.close();
  }
}
