// One visible character can be many code points: a family of four is eleven UTF-16 units
// (https://unicode.org/reports/tr29/), so that neither `maxlength` nor `length` will do.

/** True if a text has more characters than a limit, as people count them. */
export function isLongerThan(text: string, limit: number): boolean {
  return firstCharacters(text, limit) !== text;
}

/** A character with far more combining marks than any script has: thousands of them stall whatever draws it. */
const PILE = /(\p{M}{100})\p{M}+/gu;

/** The text with no more than 100 combining marks on each character. */
export function withoutPiles(text: string): string {
  return text.replace(PILE, '$1');
}

/** The first characters of a text, none of them cut apart. */
export function firstCharacters(text: string, count: number): string {
  // Fast path: a character has at least one unit. A page's first segmenter takes longer than drawing a screen.
  if (text.length <= count) return text;
  let first = '';
  let length = 0;
  for (const { segment } of new Intl.Segmenter('en').segment(text)) {
    if (length === count) break;
    first += segment;
    length += 1;
  }
  return first;
}
