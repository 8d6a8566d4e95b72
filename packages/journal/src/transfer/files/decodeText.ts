/**
 * The text of bytes: UTF-8, UTF-16 with or without a mark, else lines of UTF-8 and Windows-1252, as
 * programs leave them that append to a file of another encoding.
 */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decode(bytes, 'utf-16le');
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decode(bytes, 'utf-16be');
  const zeros = zerosByPlace(bytes);
  if (zeros.odd > zeros.even * 4 && zeros.odd > 0) return decode(bytes, 'utf-16le');
  if (zeros.even > zeros.odd * 4 && zeros.even > 0) return decode(bytes, 'utf-16be');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return mixedText(bytes);
  }
}

/** True if bytes have zeros in them that no text has. */
export function isBinary(bytes: Uint8Array): boolean {
  return decodeText(bytes.subarray(0, SAMPLE)).includes('\0');
}

const SAMPLE = 4096;
const LINE_FEED = 10;

function decode(bytes: Uint8Array, encoding: string): string {
  return new TextDecoder(encoding).decode(bytes);
}

function zerosByPlace(bytes: Uint8Array): { odd: number; even: number } {
  const count = { odd: 0, even: 0 };
  const length = Math.min(bytes.length, SAMPLE);
  for (let index = 0; index < length; index += 1) {
    if (bytes[index] === 0) count[index % 2 === 0 ? 'even' : 'odd'] += 1;
  }
  return count;
}

function mixedText(bytes: Uint8Array): string {
  const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  const lines: string[] = [];
  for (let from = 0; from < bytes.length;) {
    const end = bytes.indexOf(LINE_FEED, from);
    const line = bytes.subarray(from, end < 0 ? bytes.length : end + 1);
    try {
      lines.push(utf8.decode(line));
    } catch {
      lines.push(decode(line, 'windows-1252'));
    }
    from += line.length;
  }
  return lines.join('').replace(/^\uFEFF/, '');
}
