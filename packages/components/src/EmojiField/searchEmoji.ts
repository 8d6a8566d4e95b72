/** An emoji to choose, with the words that name it and find it. */
export interface EmojiOption {
  /** The emoji, unique in its field. */
  value: string;
  /** Its name, for screen readers and for the search. */
  label: string;
  /** More words that the search finds it by, with spaces between them. */
  keywords?: string | undefined;
}

/** The options with a word that begins with each word of the query; accents and case make no difference. */
export function searchEmoji(options: readonly EmojiOption[], query: string): EmojiOption[] {
  const wanted = wordsOf(query);
  return options.filter(({ value, label, keywords = '' }) => {
    const words = [value, ...wordsOf(`${label} ${keywords}`)];
    return wanted.every((each) => words.some((word) => word.startsWith(each)));
  });
}

function wordsOf(text: string): string[] {
  const plain = text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  return plain.split(/[\s,]+/u).filter(Boolean);
}
