/* oxlint-disable no-restricted-imports -- it reads files without a worker, which no door lets one do */
import { EMPTY_PORTABLE } from '../../packages/journal/src/device/rows/portable';
import { pack } from '../../packages/journal/src/transfer/files/archive';
import { openImport, prepareImport } from '../../packages/journal/src/transfer/importFile';
import { TransferError } from '../../packages/journal/src/transfer/transferError';
import { PASSPHRASE, SEEDS } from './seeds';

const utf8 = new TextEncoder();

/** Numbers from a seed, so that a failure can be had again (https://en.wikipedia.org/wiki/Xorshift). */
function numbers(seed: number) {
  let state = seed * 2_654_435_761 || 1;
  return (below: number): number => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}

type Random = ReturnType<typeof numbers>;

const SPLICES = [
  '',
  '\0',
  '"',
  ',',
  '\n',
  '{',
  ']',
  '9999-12-31',
  '0000-00-00',
  '__proto__',
  '=1+1',
  '🧨',
  '\uFEFF',
  '-2147483648',
  '1e308',
];

const MUTATIONS: readonly ((bytes: Uint8Array, random: Random) => Uint8Array)[] = [
  (bytes, random) => bytes.slice(0, random(bytes.length)),
  (bytes, random) => bytes.slice(random(bytes.length)),
  (bytes, random) => {
    const flipped = bytes.slice();
    for (let count = random(8) + 1; count > 0; count -= 1) {
      flipped[random(flipped.length)] = random(256);
    }
    return flipped;
  },
  (bytes, random) => {
    const [from, length] = [random(bytes.length), random(200)];
    return Uint8Array.from([...bytes.slice(0, from), ...bytes.slice(from + length)]);
  },
  (bytes, random) => {
    const at = random(bytes.length);
    const splice = utf8.encode(SPLICES[random(SPLICES.length)]);
    return Uint8Array.from([...bytes.slice(0, at), ...splice, ...bytes.slice(at)]);
  },
  (bytes, random) => {
    const part = bytes.slice(random(bytes.length));
    return Uint8Array.from([...bytes, ...part]);
  },
  (bytes) => Uint8Array.from([0xff, 0xfe, ...[...bytes].flatMap((byte) => [byte, 0])]),
];

/** The mutated file of a number, and the format that it was made from. */
export function mutatedFile(seed: number): { readonly format: string; readonly bytes: Uint8Array } {
  const random = numbers(seed + 1);
  const entries = Object.entries(SEEDS);
  const [format = '', content = ''] = entries[seed % entries.length] ?? [];
  const mutate = (bytes: Uint8Array) =>
    bytes.length === 0 ? bytes : (MUTATIONS[random(MUTATIONS.length)]?.(bytes, random) ?? bytes);
  if (typeof content === 'string') return { format, bytes: mutate(utf8.encode(content)) };
  if (random(2) === 0) return { format, bytes: mutate(pack(content)) };
  const files = Object.entries(content).map(([path, text]) => {
    const changed = mutate(utf8.encode(text));
    return [path, new TextDecoder('utf-8').decode(changed)] as const;
  });
  return { format, bytes: pack(Object.fromEntries(files)) };
}

/** What became of a file: read, refused with a code, or a fault of ours. */
export async function outcomeOf(seed: number): Promise<{ outcome: string; time: number }> {
  const { bytes } = mutatedFile(seed);
  const begin = performance.now();
  const outcome = await read(bytes);
  return { outcome, time: performance.now() - begin };
}

/** The seeds that are not read whole, or not taken for what they are: mutations of them would show little. */
export async function unreadSeeds(): Promise<readonly string[]> {
  const wrong = await Promise.all(
    Object.entries(SEEDS).map(async ([name, content]) => {
      const bytes = typeof content === 'string' ? utf8.encode(content) : pack(content);
      const { recognised } = await open(bytes);
      const known = [recognised.format.id, recognised.version].filter(Boolean).join('-');
      const isKnown = name === known || name.startsWith(`${known} `);
      return isKnown && (await read(bytes)) === 'read' ? [] : [name];
    }),
  );
  return wrong.flat();
}

function open(bytes: Uint8Array) {
  const file = {
    name: 'x',
    size: bytes.length,
    lastModified: 0,
    arrayBuffer: async () => new Uint8Array(bytes).buffer,
  };
  return openImport(file, PASSPHRASE);
}

async function read(bytes: Uint8Array): Promise<string> {
  try {
    const file = await open(bytes);
    const { dryRun } = prepareImport(file, { answers: {}, journal: EMPTY_PORTABLE });
    return dryRun.unread.length > 0 ? 'read in part' : 'read';
  } catch (error) {
    if (error instanceof TransferError) return `refused: ${error.code}`;
    return `FAULT: ${error instanceof Error ? error.stack : String(error)}`;
  }
}
