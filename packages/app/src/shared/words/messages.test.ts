import { describe, expect, it } from 'vitest';
import { en } from './en';
import { enDevice } from './en.device';
import { loadLanguage } from './language';
import { bindMessages, isPlural, type Messages, type Plural } from './messages';

/** Every text of the app that has places to fill, by its key. */
const texts = [...textsOf({ en, enDevice })].filter(([, text]) => text.includes('{'));

function* textsOf(messages: Messages | Plural, path = ''): Generator<[key: string, text: string]> {
  for (const [key, each] of Object.entries(messages) as [string, string | Messages][]) {
    if (isPlural(messages) && key === 'count') continue;
    if (typeof each === 'string') yield [`${path}${key}`, each];
    else yield* textsOf(each, `${path}${key}.`);
  }
}

/** The text with each of its places filled with the same value. */
function filled(text: string, value: string, direction: 'ltr' | 'rtl' = 'ltr') {
  const places = [...text.matchAll(/\{(\w+)\}/g)].map(([, place = '']) => [place, value]);
  const { message } = bindMessages({ message: text }, 'en', direction);
  return (message as unknown as (values: unknown) => string)(Object.fromEntries(places));
}

const added = (name: string) => filled('Added "{name}" to your habits!', name);

describe('what a person wrote', () => {
  it.each(texts)('turns no word of %s around', (_, text) => {
    const name = 'ללמוד עברית';
    expect(filled(text, name)).toBe(text.replaceAll(/\{\w+\}/g, `\u2068${name}\u2069`));
    const latin = 'Learn Hebrew';
    expect(filled(text, latin, 'rtl')).toBe(text.replaceAll(/\{\w+\}/g, `\u2068${latin}\u2069`));
  });

  it('cannot leave its isolation, nor turn the rest around', () => {
    expect(added('Read\u202E')).toBe('Added "\u2068Read\u202E\u2069" to your habits!');
    expect(added('Read\u2069\u202E')).toBe('Added "\u2068Read\u202E\u2069" to your habits!');
    expect(added('Read\u2067')).toBe('Added "\u2068Read\u2067\u2069\u2069" to your habits!');
  });

  it('stays isolated in a sentence that fills another', () => {
    const inner = filled('{name}, 5 days', 'ללמוד');
    expect(filled('{sentence}. 2 without a value.', inner)).toBe(
      '\u2068\u2068ללמוד\u2069, 5 days\u2069. 2 without a value.',
    );
  });

  it('is isolated in a list of names', async () => {
    const { format } = await loadLanguage(['en-GB']);
    expect(format.list(['Read', 'ללמוד', 'Walk'])).toBe('Read, \u2068ללמוד\u2069, Walk');
  });

  it('is left as it is where it runs like the sentence', () => {
    for (const name of ['Read', 'Größe', '読書', '🌸', '8', '']) {
      expect(filled('Added "{name}"', name)).toBe(`Added "${name}"`);
    }
  });
});
