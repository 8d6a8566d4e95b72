/** A note as HTML, where it would be taken for that. */
export function asHtml(note: string): string {
  return plainText(note) === note
    ? note
    : note.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** The parts of a note, such as its title and its text, each on lines of its own. */
export function plainLines(parts: readonly string[]): string {
  return parts
    .map((part) => plainText(part).trim())
    .filter((part) => part !== '')
    .join('\n');
}

const TAG = /<\/?(?:br|div|p|b|strong|i|em|u|s|strike|span|font|ul|ol|li|h[1-6]|a)\b[^<>]*>/gi;

/** The text of a note that an app keeps as HTML; anything that is no tag of an editor stays. */
function plainText(html: string): string {
  if (!/[<&]/.test(html)) return html;
  return (
    html
      .replaceAll('\0', '')
      .replace(/<br\b[^<>]*>/gi, '\n')
      // Where a block begins or ends there is one line break, however many begin and end there.
      .replace(/<\/?(?:div|p|h[1-6]|ul|ol)\b[^<>]*>|<\/li>/gi, '\0')
      .replace(/<li\b[^<>]*>/gi, '\0- ')
      .replace(TAG, '')
      // One by one: a search for many before a line break would begin anew at each of them.
      .replace(/\0+/g, '\0')
      .replaceAll('\0\n\0', '\n\n')
      .replaceAll('\0', '\n')
      .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,4}));/gi, entity)
      .trim()
  );
}

function entity(whole: string, decimal?: string, hex?: string, name?: string): string {
  if (name !== undefined) return NAMED[name.toLowerCase()] ?? whole;
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
}
