import type { Content } from '../files/content';
import { TransferError } from '../transferError';
import { beaver } from './beaver';
import { csvZip } from './csvZip';
import { daybow } from './daybow';
import { daylioBackup } from './daylioBackup';
import { daylioCsv } from './daylioCsv';
import type { Format } from './format';
import { habitApp } from './habitApp';
import { habitBull } from './habitBull';
import { habitify } from './habitify';
import { habitKit } from './habitKit';
import { habitTrove } from './habitTrove';
import { habo } from './habo';
import { loopCheckmarks } from './loopCheckmarks';
import { loopZip } from './loopZip';
import { pixels } from './pixels';
import { plainCsv } from './plainCsv';
import { stateOfMind } from './stateOfMind';
import { refuseElsewhere } from './elsewhere';
import { tableHabit } from './tableHabit';
import { wayOfLife } from './wayOfLife';

/** Every format that is read. The first that recognises a file reads it, so the plainest comes last. */
const FORMATS: readonly Format[] = [
  daybow,
  loopZip,
  loopCheckmarks,
  habitBull,
  habitify,
  habitApp,
  daylioBackup,
  daylioCsv,
  pixels,
  habitKit,
  tableHabit,
  habo,
  beaver,
  habitTrove,
  stateOfMind,
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
