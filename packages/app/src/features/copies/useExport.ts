import { useCallback } from 'react';
import { namedFile } from './files';
import { useWrite } from '../../shared/journal/useWrite';

/** A complete copy, or tables for a spreadsheet. */
export type CopyKind = 'copy' | 'tables';

/** Makes a file of the whole journal, in a worker; null where it failed, which a toast says. */
export function useExport(): (kind: CopyKind, passphrase?: string) => Promise<File | null> {
  const write = useWrite();
  return useCallback(
    async (kind, passphrase) => {
      const making = makeFile(kind, passphrase);
      return (await write(making)) ? making : null;
    },
    [write],
  );
}

async function makeFile(kind: CopyKind, passphrase?: string): Promise<File> {
  const { exportBackup, exportSpreadsheet } = await import('@daybow/journal/transfer');
  return kind === 'copy'
    ? namedFile(await exportBackup({ passphrase }), 'json')
    : namedFile(await exportSpreadsheet(), 'zip');
}
