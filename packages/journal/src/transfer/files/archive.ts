import { strToU8, unzipSync, zipSync } from 'fflate';
import { TransferError } from '../transferError';

/** Far more than any tracker writes. */
const UNPACKED_MAX = 256_000_000;
const FILES_MAX = 20_000;

/** The files of a zip that may matter; photos and the like stay packed. */
export interface Archive {
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** Paths of archives inside, which are not opened. */
  readonly nested: readonly string[];
}

/**
 * Unpacks a zip, in memory. What it says of its sizes is checked before anything is unpacked, and no
 * file becomes larger than it says.
 */
export function unpack(bytes: Uint8Array): Archive {
  if (isLocked(bytes)) throw new TransferError('locked-archive');
  const nested: string[] = [];
  let total = 0;
  let count = 0;
  try {
    const unpacked = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (/\.(zip|7z|rar|gz)$/i.test(name)) nested.push(name);
        if (!isWanted(name)) return false;
        total += originalSize;
        count += 1;
        if (total > UNPACKED_MAX || count > FILES_MAX) throw new TransferError('too-large');
        return true;
      },
    });
    return { files: new Map(Object.entries(unpacked)), nested };
  } catch (cause) {
    if (cause instanceof TransferError) throw cause;
    throw new TransferError('damaged', { cause });
  }
}

/** Tables, texts and what apps call a backup; not what other systems add to an archive. */
function isWanted(path: string): boolean {
  return (
    /\.(csv|json|txt|xml|daylio|db|sqlite)$/i.test(path) && !/(^|\/)(__MACOSX\/|\._)/.test(path)
  );
}

/** Whether the first file of an archive is encrypted: bit 0 of the flags in its header. */
function isLocked(bytes: Uint8Array): boolean {
  return ((bytes[6] ?? 0) & 1) === 1;
}

/** A zip of texts. */
export function pack(files: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> {
  const entries = Object.entries(files).map(([path, text]) => [path, strToU8(text)] as const);
  return new Uint8Array(zipSync(Object.fromEntries(entries)));
}
