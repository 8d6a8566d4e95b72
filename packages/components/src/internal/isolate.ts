/** Characters that run from right to left, and those that change the direction of the text around. */
const TURNS =
  /[\u0590-\u08FF\u200F\u202A-\u202E\u2066-\u2069\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/**
 * A text that turns nothing around it in an English sentence
 * (https://www.unicode.org/reports/tr9/#Markup_And_Formatting).
 */
export function isolate(text: string): string {
  if (!TURNS.test(text)) return text;
  // What it leaves open is closed, and what it closes without having opened it is left out.
  let open = 0;
  const closed = text.replace(/[\u2066-\u2069]/g, (control) => {
    open += control === '\u2069' ? -1 : 1;
    if (open >= 0) return control;
    open = 0;
    return '';
  });
  return `\u2068${closed}${'\u2069'.repeat(open + 1)}`;
}
