import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { TransferError } from '../transferError';

/** The most bytes after unpacking: far more than any tracker writes. */
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
 * file becomes larger than it says, or other than its checksum.
 */
export function unpack(bytes: Uint8Array): Archive {
  const entries = entriesOf(bytes);
  if (entries.some(({ isLocked, path }) => isLocked && isWanted(path))) {
    throw new TransferError('locked-archive');
  }
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
    const checksums = new Map(entries.map(({ path, checksum }) => [path, checksum]));
    for (const [path, file] of Object.entries(unpacked)) {
      const checksum = checksums.get(path);
      if (checksum !== undefined && checksum !== checksumOf(file)) throw new Error(path);
    }
    return { files: new Map(withSlashes(Object.entries(unpacked))), nested };
  } catch (cause) {
    if (cause instanceof TransferError) throw cause;
    throw new TransferError('damaged', { cause });
  }
}

/** Files by their paths; some programs of Windows write backslashes between folders. */
function withSlashes(files: readonly [string, Uint8Array][]): readonly [string, Uint8Array][] {
  if (files.some(([path]) => path.includes('/'))) return files;
  return files.map(([path, file]) => [path.replaceAll('\\', '/'), file]);
}

/** Tables, texts and what apps call a backup; not what other systems add to an archive. */
function isWanted(path: string): boolean {
  return (
    /\.(csv|json|txt|xml|daylio|db|sqlite)$/i.test(path) && !/(^|\/)(__MACOSX\/|\._)/.test(path)
  );
}

interface ArchiveEntry {
  readonly path: string;
  readonly isLocked: boolean;
  readonly checksum: number;
}

/**
 * The entries of the directory at the end: bit 0 of the flags in the header that one points to tells if it is encrypted,
 * bit 11 of its own if its path is UTF-8 (https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT).
 */
function entriesOf(bytes: Uint8Array): readonly ArchiveEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries: ArchiveEntry[] = [];
  try {
    const end = endOfDirectory(view);
    let entry = view.getUint32(end + 16, true);
    for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
      const [name = 0, extra = 0, comment = 0] = [28, 30, 32].map((at) =>
        view.getUint16(entry + at, true),
      );
      const path = bytes.subarray(entry + ENTRY_LENGTH, entry + ENTRY_LENGTH + name);
      const isUtf8 = (view.getUint16(entry + 8, true) & 0x800) !== 0;
      const header = view.getUint32(entry + 42, true);
      entries.push({
        path: strFromU8(path, !isUtf8),
        isLocked: (view.getUint16(header + 6, true) & 1) === 1,
        checksum: view.getUint32(entry + 16, true),
      });
      entry += ENTRY_LENGTH + name + extra + comment;
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    // A directory outside is damaged, which unpacking tells.
  }
  return entries;
}

/** The offset of the end of the directory; only a comment may follow it. */
function endOfDirectory(view: DataView): number {
  const last = view.byteLength - END_LENGTH;
  for (let at = last; at >= last - COMMENT_MAX; at -= 1) {
    if (view.getUint32(at, true) === END_SIGNATURE) return at;
  }
  throw new RangeError('No directory.');
}

const ENTRY_LENGTH = 46;
const END_LENGTH = 22;
const COMMENT_MAX = 65_535;
const END_SIGNATURE = 0x06054b50;

const CHECKSUMS = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  return sum;
});

/** The CRC-32 of bytes, which an archive has for each of its files. */
function checksumOf(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = (CHECKSUMS[(sum ^ byte) & 0xff] ?? 0) ^ (sum >>> 8);
  return (sum ^ 0xffffffff) >>> 0;
}

/** A zip of texts. */
export function pack(files: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> {
  const entries = Object.entries(files).map(([path, text]) => [path, strToU8(text)] as const);
  return new Uint8Array(zipSync(Object.fromEntries(entries)));
}
