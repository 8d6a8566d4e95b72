import { civilDay, type Day, isDay, localNotes } from '@daybow/journal';
import { useToast } from '@daybow/components';
import { useCallback, useSyncExternalStore } from 'react';
import { brand } from '../../shared/brand';
import { useWrite } from '../../shared/journal/useWrite';
import { useDeviceWords } from '../../shared/words/LanguageProvider';

/** A file of the journal, with the day in its name. */
export function namedFile(content: Blob | string, ending: 'json' | 'zip'): File {
  const type = ending === 'json' ? 'application/json' : 'application/zip';
  const name = `${brand.name.toLowerCase()}-${brand.version}-${civilDay(new Date())}.${ending}`;
  return new File([content], name, { type });
}

/** Lets the browser save a file. */
export function saveFile(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  // The browser may begin to read it only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** True if the device can hand a file of this kind to another app. */
export function canShare(file: File): boolean {
  return navigator.canShare?.({ files: [file] }) ?? false;
}

/** Hands a file to another app, which a person chooses or not. */
export async function shareFile(file: File): Promise<void> {
  try {
    await navigator.share({ files: [file] });
  } catch (error) {
    const isDeclined = error instanceof DOMException && error.name === 'AbortError';
    // Too long after the press, or refused by the device: it can still be saved.
    if (!isDeclined) saveFile(file);
  }
}

/**
 * Hands all that a journal holds to the person as a file, once it is read, also where the journal itself does
 * not open. Where it cannot be read, a toast says so.
 */
export function useSaveCopy(): (everything: Promise<string>) => Promise<void> {
  const write = useWrite();
  const tellSaved = useTellSaved();
  return useCallback(
    async (everything) => {
      if (!(await write(everything))) return;
      saveFile(namedFile(await everything, 'json'));
      tellSaved();
    },
    [write, tellSaved],
  );
}

/** Says in a toast that a file was saved. */
export function useTellSaved(): () => void {
  const toast = useToast();
  const words = useDeviceWords().transfer.copy;
  return useCallback(() => void toast({ tone: 'success', message: words.saved }), [toast, words]);
}

/** The day of the last copy that was saved by hand on this device. */
const KEY = 'daybow-last-copy';

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function lastCopyDay(): Day | null {
  const noted = localNotes.get(KEY);
  return isDay(noted) ? noted : null;
}

/** The day of the last copy; null where none was saved, or the browser does not tell. */
export function useLastCopyDay(): Day | null {
  return useSyncExternalStore(subscribe, lastCopyDay);
}

/** Notes that a copy was saved today. */
export function noteCopy(): void {
  localNotes.set(KEY, civilDay(new Date()));
  for (const listener of listeners) listener();
}

/** Forgets the day of the last copy with the journal. */
export function forgetCopy(): void {
  localNotes.remove(KEY);
}
