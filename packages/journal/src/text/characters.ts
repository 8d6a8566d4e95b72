// What people see as one character can be many code points: a family of four is eleven UTF-16
// units (https://unicode.org/reports/tr29/), so that neither `maxlength` nor `length` will do.
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The characters of a text as people see them. */
function* charactersOf(text: string): Iterable<string> {
  for (const { segment } of segmenter.segment(text)) yield segment;
}

/** How many characters a text has, as people count them. */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of segmenter.segment(text)) count += 1;
  return count;
}

/** The first characters of a text, none of them cut apart. */
export function firstCharacters(text: string, count: number): string {
  let first = '';
  let length = 0;
  for (const character of charactersOf(text)) {
    if (length === count) break;
    first += character;
    length += 1;
  }
  return first;
}
