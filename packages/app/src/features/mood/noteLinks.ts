/** A part of a note: a text, or an address that a press opens. */
export interface NotePart {
  readonly text: string;
  readonly isLink: boolean;
}

/** An address as it stands in a text: all up to the next space, quotation mark or bracket that is none of its own. */
const ADDRESS = /\bhttps:\/\/[^\s<>"“”«»]+/giu;

/** Punctuation after an address, which belongs to the sentence. */
const PUNCTUATION = /[.,;:!?'’…。、！？]+$/u;

/** Divides a note into its addresses, `https:` alone, and the texts between them. */
export function noteParts(note: string): NotePart[] {
  const parts: NotePart[] = [];
  let end = 0;
  for (const { 0: found, index } of note.matchAll(ADDRESS)) {
    const text = withoutSentence(found);
    if (!URL.canParse(text)) continue;
    parts.push({ text: note.slice(end, index), isLink: false }, { text, isLink: true });
    end = index + text.length;
  }
  parts.push({ text: note.slice(end), isLink: false });
  return parts.filter(({ text }) => text !== '');
}

/** An address without the punctuation and the closing bracket of the sentence around it. */
function withoutSentence(address: string): string {
  const text = address.replace(PUNCTUATION, '');
  const isOpened = text.includes('(');
  return text.endsWith(')') && !isOpened ? withoutSentence(text.slice(0, -1)) : text;
}
