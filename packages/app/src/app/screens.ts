import { lazy } from 'react';
import type { Language } from '../shared/words/language';

/** Loads the screens of the sample: one file. */
export const loadSampleScreens = () => import('./SampleScreens');

/** Loads the screens of a person's own journal, one file, and their words. */
export async function loadDeviceScreens(language: Language) {
  const [screens] = await Promise.all([import('./DeviceScreens'), language.loadDeviceWords()]);
  return screens;
}

/** The screens of the sample, loaded during the splash. */
export const SampleScreens = lazy(async () => {
  const { SampleScreens: screens } = await loadSampleScreens();
  return { default: screens };
});

/** The screens of a person's own journal, loaded during the splash or as the journal begins. */
export const DeviceScreens = lazy(async () => {
  const { DeviceScreens: screens } = await import('./DeviceScreens');
  return { default: screens };
});
