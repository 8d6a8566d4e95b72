// What people see as one character can be many code points: a family of four is eleven UTF-16
// units (https://unicode.org/reports/tr29/), so that neither `maxlength` nor `length` will do.
let segmenter: Intl.Segmenter | undefined;

/** The characters of a text as people see them. */
function segmentsOf(text: string): Iterable<Intl.SegmentData> {
  // Made when it is first used: the first one takes longer than drawing a screen.
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return segmenter.segment(text);
}

/** Whether a text has more characters than a limit, as people count them. */
export function isLongerThan(text: string, limit: number): boolean {
  return firstCharacters(text, limit) !== text;
}

/** The first characters of a text, none of them cut apart. */
export function firstCharacters(text: string, count: number): string {
  // Fast path: a character has at least one unit.
  if (text.length <= count) return text;
  let first = '';
  let length = 0;
  for (const { segment } of segmentsOf(text)) {
    if (length === count) break;
    first += segment;
    length += 1;
  }
  return first;
}
