let segmenter: Intl.Segmenter | undefined;

/** The characters of a text as people see them: a family emoji is one. */
export function graphemes(text: string): Iterable<Intl.SegmentData> {
  // Made when it is first used: the first one takes longer than drawing a screen.
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return segmenter.segment(text);
}
