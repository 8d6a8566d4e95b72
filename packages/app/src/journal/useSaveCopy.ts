import { civilDay } from '@daybow/journal';
import { useCallback } from 'react';
import { brand } from '../brand';
import { useWrite } from './useWrite';

/**
 * Hands all that a journal holds to the person as a file, once it is read. Where it cannot be read,
 * a toast says so.
 */
export function useSaveCopy(): (everything: Promise<string>) => Promise<void> {
  const write = useWrite();
  return useCallback(
    async (everything) => {
      if (await write(everything)) saveFile(nameOfCopy(), await everything);
    },
    [write],
  );
}

function nameOfCopy(): string {
  return `${brand.name.toLowerCase()}-${brand.version}-${civilDay(new Date())}.json`;
}

function saveFile(name: string, text: string) {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser may begin to read it only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
