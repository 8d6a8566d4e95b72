/**
 * Says what importing a file into an empty journal would do, as JSON: `pnpm inspect FILE`. Nothing is
 * written. A file that cannot be read has `format: null` and a sentence; the exit code is 1 then.
 */
import { stat, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { runnerImport } from 'vite';

/** @import { DryRun, TransferError } from '@daybow/journal/transfer' */

const source = (/** @type {string} */ path) =>
  runnerImport(join(import.meta.dirname, '..', 'packages', path), {
    configFile: false,
    logLevel: 'error',
  });

const [path, passphrase] = process.argv.slice(2);
if (path === undefined) {
  console.error('Usage: pnpm inspect FILE [PASSPHRASE]');
  process.exit(2);
}
const { module: transfer } = await source('journal/src/transfer/inspect.ts');
const { module: messages } = await source('app/src/shared/words/messages.ts');
const { module: english } = await source('app/src/shared/words/en.transfer.ts');
const words = messages.bindMessages(english.enTransfer, 'en', 'ltr');

try {
  const { size, mtimeMs } = await stat(path);
  const opened = await transfer.openImport(
    {
      name: basename(path),
      size,
      lastModified: Math.round(mtimeMs),
      arrayBuffer: async () => new Uint8Array(await readFile(path)).buffer,
    },
    passphrase,
  );
  print(report(transfer.prepareForEmpty(opened)));
} catch (error) {
  if (!(error instanceof Error)) throw error;
  const isTransferError = error.name === 'TransferError';
  if (!isTransferError && !('syscall' in error)) throw error;
  const refused = /** @type {TransferError} */ (error);
  print({ format: null, sentence: isTransferError ? sentenceFor(refused) : error.message });
  process.exitCode = 1;
}

/** @param {object} value */
function print(value) {
  console.log(JSON.stringify(value, null, 2));
}

/** @param {DryRun} dryRun */
function report({ format, contents, daysWithMood, parts, unread, leftOut, remarks, questions }) {
  const { first, last, unreadable: _unreadable, ...counts } = contents;
  return {
    format: [format.id, format.version].filter(Boolean).join('-'),
    ...counts,
    daysWithMood,
    first,
    last,
    parts,
    leftOut,
    unread: unread.map(({ why, text, file, line }) => ({
      where: whereOf(file, line),
      why: say(words.unread[why], { text }),
    })),
    remarks: remarks.map(({ about, ...values }) => say(words.remarks[about], values)),
    questions,
  };
}

/** @param {TransferError} error */
function sentenceFor(error) {
  const sentence = say(words.problems[error.code], { app: error.elsewhere?.name });
  return error.elsewhere ? `${sentence} ${words.advice[error.elsewhere.advice]}` : sentence;
}

/**
 * @param {string} file
 * @param {number | null} line
 */
function whereOf(file, line) {
  if (line === null) return file;
  return file === '' ? words.place.line({ line }) : words.place.fileLine({ file, line });
}

/**
 * A sentence with its places filled, where it has any.
 *
 * @param {string | ((values: object) => string)} sentence
 * @param {object} values
 */
function say(sentence, values) {
  return typeof sentence === 'function' ? sentence(values) : sentence;
}
