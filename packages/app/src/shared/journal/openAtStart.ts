import { storageTroubleOf } from '@daybow/journal';
import { findDeviceJournal } from '@daybow/journal/presence';
import { createSampleJournal } from '@daybow/journal/sample';
import type { Language } from '../words/language';
import type { Opened } from './JournalProvider';

interface OpenOptions {
  /** Loads the screens of a journal, so that none is waited for once it is open. */
  loadSampleScreens: () => Promise<unknown>;
  loadDeviceScreens: () => Promise<unknown>;
  /** Called when a journal of an earlier version begins to be brought to this one. */
  onUpgrade: () => void;
}

/**
 * The journal on this device, where there is one; else the sample.
 *
 * @throws TypeError when what opens or shows a journal cannot be loaded.
 */
export async function openAtStart(
  { words, format }: Language,
  { loadSampleScreens, loadDeviceScreens, onUpgrade }: OpenOptions,
): Promise<Opened> {
  const presence = await findDeviceJournal();
  const hasNone = presence === 'none' || presence === 'blocked';
  // Where nobody can tell, opening it tells why: a journal is not hidden behind the sample.
  const [opened] = hasNone
    ? [null]
    : await Promise.all([openDevice(format, onUpgrade), loadDeviceScreens()]);
  if (opened) return opened;
  await loadSampleScreens();
  return openSample(words, { isBlocked: presence === 'blocked' });
}

/**
 * Opens the sample, as it is on a first visit.
 *
 * @param options - `isBlocked`: whether the browser lets the page store nothing.
 */
export function openSample(
  { sample }: Language['words'],
  { isBlocked = false }: { isBlocked?: boolean } = {},
): Opened {
  return { kind: 'sample', journal: createSampleJournal({ words: sample }), isBlocked };
}

/** The journal on this device, or why it does not open; null where there is none. */
async function openDevice(
  { firstWeekday }: Language['format'],
  onUpgrade: () => void,
): Promise<Opened | null> {
  const { openJournal } = await import('@daybow/journal/device');
  try {
    const journal = await openJournal({ firstWeekday, onUpgrade });
    return journal && { kind: 'device', journal };
  } catch (error) {
    return troubleOf(error);
  }
}

/**
 * The trouble to show for an error that kept a journal from being opened.
 *
 * @throws the error, when it is none that a person can act on.
 */
export function troubleOf(error: unknown): Opened {
  const trouble = storageTroubleOf(error);
  if (trouble === null) throw error;
  return { kind: 'trouble', trouble };
}
