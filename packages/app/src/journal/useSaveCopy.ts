import { civilDay } from '@daybow/journal';
import { useCallback } from 'react';
import { brand } from '../brand';
import { saveFile } from './saveFile';
import { useWrite } from './useWrite';

/**
 * Hands all that a journal holds to the person as a file, once it is read. Where it cannot be read,
 * a toast says so.
 */
export function useSaveCopy(): (everything: Promise<string>) => Promise<void> {
  const write = useWrite();
  return useCallback(
    async (everything) => {
      if (await write(everything)) saveFile(nameOfCopy(), await everything, 'application/json');
    },
    [write],
  );
}

function nameOfCopy(): string {
  return `${brand.name.toLowerCase()}-${brand.version}-${civilDay(new Date())}.json`;
}
