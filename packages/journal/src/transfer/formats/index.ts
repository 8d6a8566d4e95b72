import type { Content } from '../files/content';
import { TransferError } from '../transferError';
import { csvZip } from './csvZip';
import { daybow } from './daybow';
import { daylioBackup } from './daylioBackup';
import { daylioCsv } from './daylioCsv';
import type { Format } from './format';
import { habitBull } from './habitBull';
import { habitKit } from './habitKit';
import { loopCheckmarks } from './loopCheckmarks';
import { loopZip } from './loopZip';
import { pixels } from './pixels';
import { plainCsv } from './plainCsv';
import { refuseElsewhere } from './elsewhere';
import { tableHabit } from './tableHabit';
import { wayOfLife } from './wayOfLife';

/** Every format that is read. The first that recognises a file reads it, so the plainest comes last. */
const FORMATS: readonly Format[] = [
  daybow,
  loopZip,
  loopCheckmarks,
  habitBull,
  daylioBackup,
  daylioCsv,
  pixels,
  habitKit,
  tableHabit,
  wayOfLife,
  csvZip,
  plainCsv,
];

/** A format and the version of its layout. */
export interface RecognisedFormat {
  readonly format: Format;
  readonly version: string;
}

/**
 * Recognises the format of a file.
 *
 * @throws TransferError 'elsewhere' or 'unknown'.
 */
export function recognise(content: Content): RecognisedFormat {
  refuseElsewhere(content);
  for (const format of FORMATS) {
    const version = format.recognise(content);
    if (version !== null) return { format, version };
  }
  throw new TransferError('unknown');
}
