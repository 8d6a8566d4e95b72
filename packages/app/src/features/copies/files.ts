import { civilDay } from '@daybow/journal';
import { brand } from '../../shared/brand';

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

/** Whether the device can hand a file to another app. */
export function canShareFiles(): boolean {
  return navigator.canShare?.({ files: [namedFile('{}', 'json')] }) ?? false;
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
