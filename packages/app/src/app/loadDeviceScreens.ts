import type { Language } from '../shared/words/language';

/** Loads the screens of a person's own journal, one file with the one that begins it, and their words. */
export async function loadDeviceScreens(language: Language) {
  const [{ StartJournal }] = await Promise.all([
    import('./DeviceScreens'),
    language.loadDeviceWords(),
  ]);
  return { StartJournal };
}
