import type { Language } from '../shared/words/language';

/** Loads the screens of a person's own journal, one file, and their words. */
export async function loadDeviceScreens(language: Language) {
  const [screens] = await Promise.all([import('./DeviceScreens'), language.loadDeviceWords()]);
  return screens;
}
