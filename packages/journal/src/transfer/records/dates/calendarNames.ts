import type { Weekday } from '../../../days/day';

/** The names of months and weekdays in a language, in lower case. */
export interface CalendarNames {
  readonly months: ReadonlyMap<string, number>;
  readonly weekdays: ReadonlyMap<string, Weekday>;
}

/** The languages of phones that runtimes have the names of; those of most files first. */
const LANGUAGES = (
  'en en-GB es fr de pl pt it nl ru uk cs sk sl hr sr bs bg ro hu el tr sv da nb fi et lv lt ' +
  'ca eu gl id ms vi th ko ja zh ar he fa hi bn ta te ml mr gu kn ' +
  'af am as az be bo br ceb ckb cv cy dz ee eo es-MX ff fil fo fr-CA fur fy ga gd gsw gv ha haw hsb dsb hy ' +
  'ia ig is jv ka kab kk kl km kok ks ku kw ky lb lg lij ln lo mai mfe mg mi mk mn mni mt my ' +
  'ne nn no nv oc om or os pa ps pt-PT qu rm rw sa sah sat sc sd se si smn sn so sq sr-Latn su sw ' +
  'tg ti tk to tt ug ur uz uz-Cyrl vec vo wo xh yi yo yue za zh-Hant zu'
).split(' ');

const WORDS = /[\p{L}\p{M}]+/gu;
/** The share of texts that a language has to know for others not to be tried. */
const ENOUGH = 0.9;
const WEEK = [1, 2, 3, 4, 5, 6, 7] as const;
const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
const NO_NAMES: CalendarNames = { months: new Map(), weekdays: new Map() };

/** The words of a text, in lower case. */
export function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(WORDS) ?? [];
}

/**
 * The names of months and weekdays in the language that knows most of some texts: 'listopad' is October in Croatian and
 * November in Polish.
 *
 * @param kind - the names that are looked for.
 */
export function namesFor(
  texts: Iterable<string>,
  kind: (keyof CalendarNames)[] = ['months'],
): { readonly names: CalendarNames; readonly known: number } {
  const all = [...new Set(texts)].map(wordsOf);
  let best = { names: NO_NAMES, known: 0 };
  for (const language of LANGUAGES) {
    const names = namesIn(language);
    const isKnown = (word: string) => kind.some((each) => names[each].has(word));
    const known = all.filter((words) => words.some(isKnown)).length;
    if (known > best.known) best = { names, known };
    if (known >= all.length * ENOUGH) break;
  }
  return best;
}

const KNOWN = new Map<string, CalendarNames>();

function namesIn(language: string): CalendarNames {
  const known = KNOWN.get(language) ?? madeNames(language);
  KNOWN.set(language, known);
  return known;
}

function madeNames(language: string): CalendarNames {
  const formats = (['long', 'short'] as const).flatMap((style) => [
    format(language, { month: style }),
    // Many languages inflect the name beside a day.
    format(language, { month: style, day: 'numeric', weekday: style }),
  ]);
  const partsOf = <Part extends number>(
    type: Intl.DateTimeFormatPartTypes,
    parts: readonly Part[],
    timeOf: (part: Part) => number,
  ) =>
    uniqueWords(
      formats.flatMap((each) =>
        parts.map((part) => {
          const made = each.formatToParts(timeOf(part));
          return [made.find((one) => one.type === type)?.value ?? '', part] as const;
        }),
      ),
    );
  return {
    months: partsOf('month', MONTHS, (month) => Date.UTC(2018, month - 1, 7)),
    // The first of January 2018 was a Monday.
    weekdays: partsOf('weekday', WEEK, (weekday) => Date.UTC(2018, 0, weekday)),
  };
}

function format(language: string, parts: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(language, { ...parts, calendar: 'gregory', timeZone: 'UTC' });
}

/** The words that stand for one part only: 'tháng' is in the name of every month. */
function uniqueWords<Part extends number>(
  names: readonly (readonly [string, Part])[],
): ReadonlyMap<string, Part> {
  const parts = new Map<string, Part | null>();
  for (const [name, part] of names) {
    for (const word of /\d/.test(name) ? [] : wordsOf(name)) {
      const known = parts.get(word);
      parts.set(word, known === undefined || known === part ? part : null);
    }
  }
  return new Map([...parts].flatMap(([word, part]) => (part === null ? [] : [[word, part]])));
}
