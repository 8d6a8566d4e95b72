/** Runs in a page: what the bench asks of it. */
import { hang, tamper } from './damage';
import { entries, isWritten, writeAndLeave, writeOn } from './kills';
import { differences, race } from './races';
import { failAll } from './room';
import { addToNote, eraseAll, storedNote, tickUntilErased } from './twoTabs';
import { makeVersion1, missing, upgrade } from './upgrade';

export const journalFaults = {
  writeOn,
  entries,
  race,
  differences,
  failAll,
  addToNote,
  storedNote,
  tickUntilErased,
  eraseAll,
  tamper,
  hang,
  writeAndLeave,
  isWritten,
  makeVersion1,
  upgrade,
  missing,
};
Object.assign(globalThis, { journalFaults });
