import { useCallback } from 'react';
import { namedFile, saveFile } from './files';
import { useWrite } from '../../shared/journal/useWrite';

/**
 * Hands all that a journal holds to the person as a file, once it is read, also where the journal itself does
 * not open. Where it cannot be read, a toast says so.
 */
export function useSaveCopy(): (everything: Promise<string>) => Promise<void> {
  const write = useWrite();
  return useCallback(
    async (everything) => {
      if (await write(everything)) saveFile(namedFile(await everything, 'json'));
    },
    [write],
  );
}
