import { loadLanguage } from './language';

/** British English, with the words of a journal of one's own. */
export const english = await loadLanguage(['en-GB']);
await english.loadDeviceWords();

if (!english.deviceWords) throw new Error('The words of an own journal are missing.');
export const deviceWords = english.deviceWords;
