import { en } from './en';
import { enDevice } from './en.device';
import { isPlural, type Messages, type Plural, type TranslationOf } from './messages';

// A made-up language for tests: every letter of the English words is exchanged for another of no
// language, and every text is 40 percent longer and runs from right to left.

const LETTERS: Readonly<Record<string, string>> = {
  a: 'å',
  b: 'ƀ',
  c: 'ç',
  d: 'ð',
  e: 'é',
  f: 'ƒ',
  g: 'ĝ',
  h: 'ĥ',
  i: 'î',
  j: 'ĵ',
  k: 'ķ',
  l: 'ļ',
  m: 'ɱ',
  n: 'ñ',
  o: 'ö',
  p: 'þ',
  q: 'ɋ',
  r: 'ŕ',
  s: 'š',
  t: 'ţ',
  u: 'û',
  v: 'ṽ',
  w: 'ŵ',
  x: 'ẋ',
  y: 'ý',
  z: 'ž',
};

export function madeUpWords(): TranslationOf<typeof en> {
  return inMadeUp(en) as TranslationOf<typeof en>;
}

export function madeUpDeviceWords(): TranslationOf<typeof enDevice> {
  return inMadeUp(enDevice) as TranslationOf<typeof enDevice>;
}

function inMadeUp(message: string | Plural | Messages): unknown {
  if (typeof message === 'string') return madeUpText(message);
  const entries = Object.entries(message).map(([key, each]) => [
    key,
    isPlural(message) && key === 'count' ? each : inMadeUp(each as Messages),
  ]);
  return Object.fromEntries(entries);
}

/** Places stay as they are. */
function madeUpText(text: string): string {
  const letters = text.replace(/\{\w+\}|[a-z]/gi, (found) => {
    if (found.startsWith('{')) return found;
    const letter = LETTERS[found.toLowerCase()] ?? found;
    return found === found.toLowerCase() ? letter : letter.toUpperCase();
  });
  const length = [...text.replace(/\{\w+\}/g, '')].length;
  // As words that a line can end after.
  const more = '~'.repeat(Math.ceil(length * 0.4)).replaceAll(/~{7}(?=~)/g, '$& ');
  return `${letters}${more}`;
}
