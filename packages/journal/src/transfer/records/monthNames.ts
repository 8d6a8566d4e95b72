/** Languages of phones whose names of months the runtime knows. */
const LANGUAGES = (
  'en es fr de pl pt it nl ru uk cs sk sl hr sr bs bg ro hu el tr sv da nb fi et lv lt ' +
  'ca eu gl id ms vi th ko ja zh ar he fa hi bn ta te ml mr gu kn'
).split(' ');

const WORDS = /[\p{L}\p{M}]+/gu;

/**
 * Reads the month of dates in words, such as '7 września', in the language that knows most of them:
 * 'listopad' is October in Croatian and November in Polish.
 */
export function monthReader(dates: readonly string[]): (date: string) => number | null {
  const words = [...new Set(dates.flatMap(wordsOf))];
  let best: { names: ReadonlyMap<string, number>; known: number } = { names: new Map(), known: 0 };
  for (const language of LANGUAGES) {
    const names = namesIn(language);
    const known = words.filter((word) => names.has(word)).length;
    if (known > best.known) best = { names, known };
    if (known === words.length) break;
  }
  return (date) => {
    const numbered = /(\d{1,2})\s*[月월]/.exec(date);
    if (numbered) return Number(numbered[1]);
    for (const word of wordsOf(date)) {
      const month = best.names.get(word);
      if (month !== undefined) return month;
    }
    return null;
  };
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(WORDS) ?? [];
}

function namesIn(language: string): ReadonlyMap<string, number> {
  const names = new Map<string, number>();
  for (const style of ['long', 'short'] as const) {
    // Many languages inflect the name beside a day.
    for (const day of ['numeric', undefined] as const) {
      const format = new Intl.DateTimeFormat(language, {
        month: style,
        day,
        calendar: 'gregory',
        timeZone: 'UTC',
      });
      for (let month = 1; month <= 12; month += 1) {
        const parts = format.formatToParts(Date.UTC(2018, month - 1, 7));
        const name = parts.find(({ type }) => type === 'month')?.value ?? '';
        const [word] = wordsOf(name);
        if (word !== undefined && !names.has(word)) names.set(word, month);
      }
    }
  }
  return names;
}
