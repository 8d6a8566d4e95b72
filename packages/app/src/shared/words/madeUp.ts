import { en } from './en';
import { enDevice } from './en.device';
import { isPlural, type Messages, type Plural, type TranslationOf } from './messages';

// A made-up language for tests: every letter of the English words is exchanged for one of a script that runs
// from right to left, in no order that is a word, and every text is 40 percent longer.

const LATIN = 'abcdefghijklmnopqrstuvwxyz';
const LETTERS = 'אבגדהוזחטיכךלמםנןסעפףצץקרש';

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
  const letters = text.replace(/\{\w+\}|[a-z]/gi, (found) =>
    found.startsWith('{') ? found : LETTERS.charAt(LATIN.indexOf(found.toLowerCase())),
  );
  const length = [...text.replace(/\{\w+\}/g, '')].length;
  // As words that a line can end after.
  const more = '~'.repeat(Math.ceil(length * 0.4)).replaceAll(/~{7}(?=~)/g, '$& ');
  return `${letters}${more}`;
}
