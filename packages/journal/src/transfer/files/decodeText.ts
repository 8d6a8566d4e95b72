import { guessLetters, type LettersGuess } from './letters';

/**
 * The text of bytes: UTF-8, UTF-16 with or without a mark, else lines of UTF-8 and of another encoding, as programs leave
 * them that append to a file.
 *
 * @param encoding - that of the other lines.
 * @defaultValue the one that looks right
 */
export function decodeText(bytes: Uint8Array, encoding?: string): string {
  const utf16 = utf16Of(bytes);
  if (utf16 !== null) return decode(bytes, utf16);
  const text =
    utf8(bytes) ?? mixedText(bytes, encoding ?? guessLetters(otherLines(bytes), []).encoding);
  return text.replace(/^\uFEFF/, '');
}

/** A guess of the letters that are not of UTF-8 or UTF-16; null where all are. */
export function lettersIn(bytes: Uint8Array, languages: readonly string[]): LettersGuess | null {
  if (utf16Of(bytes) !== null || utf8(bytes) !== null) return null;
  return guessLetters(otherLines(bytes), languages);
}

function utf16Of(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const zeros = zerosByPlace(bytes);
  if (zeros.odd > zeros.even * 4 && zeros.odd > 0) return 'utf-16le';
  return zeros.even > zeros.odd * 4 && zeros.even > 0 ? 'utf-16be' : null;
}

/** True if bytes have zeros in them that no text has. */
export function isBinary(bytes: Uint8Array): boolean {
  return decodeText(bytes.subarray(0, SAMPLE)).includes('\0');
}

const SAMPLE = 4096;
const LETTERS_SAMPLE = 65_536;
const LINE_FEED = 10;
const UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

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

function mixedText(bytes: Uint8Array, encoding: string): string {
  return linesOf(bytes)
    .map((line) => utf8(line) ?? decode(line, encoding))
    .join('');
}

/** The first lines that are not UTF-8, of which a guess is made. */
function otherLines(bytes: Uint8Array): Uint8Array {
  const lines: number[] = [];
  for (const line of linesOf(bytes)) {
    if (lines.length > LETTERS_SAMPLE) break;
    if (utf8(line) === null) for (const byte of line) lines.push(byte);
  }
  return Uint8Array.from(lines);
}

function linesOf(bytes: Uint8Array): readonly Uint8Array[] {
  const lines: Uint8Array[] = [];
  for (let from = 0; from < bytes.length;) {
    const end = bytes.indexOf(LINE_FEED, from);
    lines.push(bytes.subarray(from, end < 0 ? bytes.length : end + 1));
    from = end < 0 ? bytes.length : end + 1;
  }
  return lines;
}

function utf8(line: Uint8Array): string | null {
  try {
    return UTF8.decode(line);
  } catch {
    return null;
  }
}
