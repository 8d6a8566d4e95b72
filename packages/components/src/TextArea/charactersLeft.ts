const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * How many characters, as people count them, can still be written: a family of emoji is one. Below
 * zero there are too many; null while the end is far off, more than a tenth of the limit away.
 */
export function charactersLeft(text: string, limit: number): number | null {
  const near = Math.ceil(limit / 10);
  // Every character has at least one code unit, so a short text need not be counted.
  if (limit - text.length > near) return null;
  const left = limit - [...graphemes.segment(text)].length;
  return left > near ? null : left;
}
