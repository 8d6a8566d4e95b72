import { lazy } from 'react';

/** Loads the screens of the sample: one file. */
export const loadSampleScreens = () => import('./SampleScreens');

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
