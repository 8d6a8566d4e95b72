/** Runs in a page: what the bench asks of it. */
import { hang, tamper } from './damage';
import { entries, isTicked, tickAndLeave, writeOn } from './kills';
import { differences, race } from './races';
import { failAll } from './room';
import { makeVersion1, missing, upgrade } from './upgrade';

export const journalFaults = {
  writeOn,
  entries,
  race,
  differences,
  failAll,
  tamper,
  hang,
  tickAndLeave,
  isTicked,
  makeVersion1,
  upgrade,
  missing,
};
Object.assign(globalThis, { journalFaults });
