/**
 * The estimated width of a text in em, too wide rather than too narrow, for type like Figtree semibold.
 * Estimated, so that a server and a test choose the same labels as a browser, and no text is laid out to
 * be measured.
 */
export function textWidth(text: string): number {
  let width = 0;
  for (const character of text) {
    let known = knownWidths.get(character);
    if (known === undefined) knownWidths.set(character, (known = characterWidth(character)));
    width += known;
  }
  return width;
}

/** A cache: labels consist of few different characters and are measured in each render. */
const knownWidths = new Map<string, number>();

/** The first code points of these. */
const EAST_ASIAN = 0x2e80;
const EMOJI = 0x1f000;

function characterWidth(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code >= EMOJI) return 1.4;
  if (code >= EAST_ASIAN) return 1.1;
  if (/[ijlI|.,:;'’!\s]/.test(character)) return 0.36;
  if (/[frt()[\]/"-]/.test(character)) return 0.48;
  if (/[MWmw@%…—]/.test(character)) return 1.04;
  return /[\p{Lu}&+]/u.test(character) ? 0.8 : 0.68;
}

/** The text, or as much of it as fits before an ellipsis; empty where not one character fits. */
export function truncate(text: string, maxWidth: number): string {
  if (textWidth(text) <= maxWidth) return text;
  let width = textWidth('…');
  let short = '';
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    width += textWidth(segment);
    if (width > maxWidth) break;
    short += segment;
  }
  return short && `${short.trimEnd()}…`;
}
