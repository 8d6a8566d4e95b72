/**
 * The number of characters left, as people count them: a family emoji is one. Negative if there are too
 * many; null if more than a tenth of the limit is left.
 */
export function charactersLeft(text: string, limit: number): number | null {
  const near = Math.ceil(limit / 10);
  // Fast path: a character has at least one code unit.
  if (limit - text.length > near) return null;
  const left = limit - [...new Intl.Segmenter().segment(text)].length;
  return left > near ? null : left;
}
