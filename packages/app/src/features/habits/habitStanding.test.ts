import { beforeAll, expect, it } from 'vitest';
import { loadLanguage } from '../../shared/words/language';
import type { DeviceWords } from '../../shared/words/language';
import { habitStanding } from './habitStanding';

let words: DeviceWords['habits'];
beforeAll(async () => {
  const language = await loadLanguage(['en-GB']);
  await language.loadDeviceWords();
  if (!language.deviceWords) throw new Error('The words of the device journal are not there.');
  words = language.deviceWords.habits;
});

const weekly = { per: 'week', times: 3, done: 1 } as const;

it('counts a period: this one today, that one on an earlier day', () => {
  expect(habitStanding({ period: weekly, paused: false }, true, words)).toBe('1 of 3 this week');
  expect(habitStanding({ period: weekly, paused: false }, false, words)).toBe('1 of 3 that week');
  const monthly = { ...weekly, per: 'month' } as const;
  expect(habitStanding({ period: monthly, paused: false }, true, words)).toBe('1 of 3 this month');
});

it('says that a habit is paused, and nothing of a daily one', () => {
  expect(habitStanding({ period: weekly, paused: true }, true, words)).toBe('Paused');
  expect(habitStanding({ period: null, paused: false }, true, words)).toBeUndefined();
});
