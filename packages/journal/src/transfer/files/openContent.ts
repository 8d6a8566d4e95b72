import { TransferError } from '../transferError';
import { type Archive, unpack } from './archive';
import type { Content, SourceFile } from './content';
import { readTable } from './csv';
import { decodeText, isBinary, lettersIn } from './decodeText';
import { sampleOf } from './letters';

/** The most bytes of a file: ten years of 25 habits are 6 MB as a backup. */
const FILE_MAX = 200_000_000;

/**
 * Reads the content of a file.
 *
 * @param languages - tags of those that its reader speaks: they tell in which letters it is, where nothing else does.
 */
export async function openFile(file: SourceFile, languages: readonly string[]): Promise<Content> {
  if (file.size > FILE_MAX) throw new TransferError('too-large');
  return contentOf(new Uint8Array(await bytesOf(file)), file.name, languages);
}

async function bytesOf(file: SourceFile): Promise<ArrayBuffer> {
  try {
    return await file.arrayBuffer();
  } catch (cause) {
    throw new TransferError('unreadable', { cause });
  }
}

/** The content of bytes, recognised by themselves. */
function contentOf(
  bytes: Uint8Array,
  fileName: string,
  languages: readonly string[] = [],
): Content {
  if (startsWith(bytes, 'PK\x03\x04')) return unpackedContent(unpack(bytes));
  // An archive without files has nothing but its end.
  if (bytes.length === 0 || startsWith(bytes, 'PK\x05\x06')) throw new TransferError('empty');
  if (startsWith(bytes, 'SQLite format 3\0')) {
    return { kind: 'database', schema: latin1(bytes.subarray(0, SCHEMA_BYTES)) };
  }
  if (isBinary(bytes)) throw new TransferError('unknown');
  const letters = lettersIn(bytes, languages);
  const text = decodeText(bytes, letters?.encoding);
  if (text.trim() === '') throw new TransferError('empty');
  const json = jsonIn(text);
  if (json !== NOT_JSON) return { kind: 'json', value: json };
  const content = { kind: 'table', table: readTable(text), fileName } as const;
  if (letters === null || letters.choices.length === 0) return content;
  const readings = letters.choices.map((each) => ({
    encoding: each.encoding,
    sample: sampleOf(each.text),
  }));
  return {
    ...content,
    letters: {
      question: { kind: 'letters', readings, guess: letters.encoding },
      tableIn: (encoding) => readTable(decodeText(bytes, encoding)),
    },
  };
}

/** The content of an archive: of the only file in it where that is JSON or a database, as somebody packed it to send it. */
function unpackedContent(archive: Archive): Content {
  const files = [...archive.files].filter(([path]) => !/\.(?:txt|xml)$/i.test(path));
  const [only, another] = files;
  if (another || archive.nested.length > 0) return { kind: 'archive', ...archive };
  return only && /\.(?:json|db|sqlite)$/i.test(only[0])
    ? contentOf(only[1], only[0])
    : { kind: 'archive', ...archive };
}

/** The texts that make the tables stand at the beginning of a database. */
const SCHEMA_BYTES = 65_536;

const NOT_JSON = Symbol('not JSON');

/** The value of a text of JSON. A table may begin with a bracket, too: `[Work] gym,date`. */
function jsonIn(text: string): unknown {
  if (/^\s*(?:\{\s*["}]|\[\s*["{[\]])/.test(text)) return parseJson(text);
  if (!/^\s*[[{]/.test(text)) return NOT_JSON;
  try {
    return JSON.parse(text);
  } catch {
    return NOT_JSON;
  }
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new TransferError('damaged', { cause });
  }
}

function startsWith(bytes: Uint8Array, magic: string): boolean {
  return latin1(bytes.subarray(0, magic.length)) === magic;
}

function latin1(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes);
}
