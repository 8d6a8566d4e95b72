/**
 * The width of a text in em, rather too wide than too narrow, for type like Figtree semibold. An
 * estimate, so that the same labels are chosen on a server and in a test as in a browser, and no
 * text has to be laid out to be measured.
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

/** Labels are made of few different characters, and asked for in each render. */
const knownWidths = new Map<string, number>();

/** Where these begin among the code points. */
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

/** The text, or as much of it as fits before an ellipsis; empty where not one character does. */
export function shorten(text: string, room: number): string {
  if (textWidth(text) <= room) return text;
  let width = textWidth('…');
  let short = '';
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    width += textWidth(segment);
    if (width > room) break;
    short += segment;
  }
  return short && `${short.trimEnd()}…`;
}
