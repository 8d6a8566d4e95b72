/** A text with places to fill, such as 'Added "{name}" to your habits!'. */
type Text = string;

/**
 * A text that differs with a number: `count` names the place that holds it, the other keys are the
 * plural forms of the language (https://cldr.unicode.org/index/cldr-spec/plural-rules).
 */
export interface Plural {
  readonly count: string;
  readonly zero?: Text;
  readonly one?: Text;
  readonly two?: Text;
  readonly few?: Text;
  readonly many?: Text;
  readonly other: Text;
}

/** The texts of a language, in groups. */
export interface Messages {
  readonly [key: string]: Text | Plural | Messages;
}

/** The shape that a translation of other messages has: the same keys, in another language. */
export type TranslationOf<M> = {
  readonly [Key in keyof M]: M[Key] extends Text
    ? Text
    : M[Key] extends Plural
      ? Plural & { readonly count: M[Key]['count'] }
      : TranslationOf<M[Key]>;
};

type PlaceOf<T extends string> = T extends `${string}{${infer Place}}${infer Rest}`
  ? Place | PlaceOf<Rest>
  : never;

/** Numbers are written as the locale writes them; texts are inserted as they are, isolated where they could turn. */
type Values<Place extends string> = Readonly<Record<Place, string | number>>;

/** Messages ready for use: a text without places is a string, any other a function of its values. */
export type Bound<M> = {
  readonly [Key in keyof M]: M[Key] extends Text
    ? [PlaceOf<M[Key]>] extends [never]
      ? string
      : (values: Values<PlaceOf<M[Key]>>) => string
    : M[Key] extends Plural
      ? (
          values: Values<PlaceOf<M[Key]['other']>> & Readonly<Record<M[Key]['count'], number>>,
        ) => string
      : Bound<M[Key]>;
};

/** Makes messages ready for use in a locale, which runs in a direction. */
export function bindMessages<M extends Messages>(
  messages: M,
  locale: string,
  direction: 'ltr' | 'rtl',
): Bound<M> {
  const plurals = new Intl.PluralRules(locale);
  const numbers = new Intl.NumberFormat(locale);

  const fill = (text: Text, values: Values<string>) =>
    text.replace(/\{(\w+)\}/g, (_, place: string) => {
      const value = values[place] ?? '';
      return typeof value === 'number' ? numbers.format(value) : isolate(value, direction);
    });

  const bind = (message: Text | Plural | Messages): unknown => {
    if (typeof message === 'string') {
      return message.includes('{') ? (values: Values<string>) => fill(message, values) : message;
    }
    if (isPlural(message)) {
      return (values: Values<string>) => {
        const form = plurals.select(Number(values[message.count]));
        return fill(message[form] ?? message.other, values);
      };
    }
    return Object.fromEntries(Object.entries(message).map(([key, each]) => [key, bind(each)]));
  };
  return bind(messages) as Bound<M>;
}

export function isPlural(message: Plural | Messages): message is Plural {
  return typeof message['count'] === 'string' && typeof message['other'] === 'string';
}

/** Characters that run from right to left, and those that change the direction of the text around. */
const TURNS =
  /[\u0590-\u08FF\u200F\u202A-\u202E\u2066-\u2069\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/** A text that turns nothing around it, wherever it is inserted (https://www.unicode.org/reports/tr9/#Markup_And_Formatting). */
export function isolate(text: string, direction: 'ltr' | 'rtl'): string {
  if (text === '' || (direction === 'ltr' && !TURNS.test(text))) return text;
  let open = 0;
  const closed = text.replace(/[\u2066-\u2069]/g, (control) => {
    open += control === '\u2069' ? -1 : 1;
    if (open >= 0) return control;
    open = 0;
    return '';
  });
  return `\u2068${closed}${'\u2069'.repeat(open + 1)}`;
}
