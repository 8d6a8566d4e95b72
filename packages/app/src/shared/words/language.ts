import type { en } from './en';
import type { enDevice } from './en.device';
import { createFormat, type Format } from './format';
import { bindMessages, type Bound, type TranslationOf } from './messages';

/** A translation: every key of English. */
type Translation = TranslationOf<typeof en>;
type DeviceTranslation = TranslationOf<typeof enDevice>;

/** The words of the app in a reader's language, ready for use. */
export type Words = Bound<typeof en>;
/** Words that only a person's own journal needs. */
export type DeviceWords = Bound<typeof enDevice>;

interface LanguageFiles {
  readonly direction: 'ltr' | 'rtl';
  readonly load: () => Promise<Translation>;
  readonly loadDevice: () => Promise<DeviceTranslation>;
}

/**
 * Every language of the app by its tag, the default first. `ar-XB` is made up: it shows in tests what
 * is not translated, too long or not mirrored (https://cldr.unicode.org/translation/pseudo).
 */
const LANGUAGES: Readonly<Record<string, LanguageFiles>> = {
  en: {
    direction: 'ltr',
    load: async () => (await import('./en')).en,
    loadDevice: async () => (await import('./en.device')).enDevice,
  },
  'ar-XB': {
    direction: 'rtl',
    load: async () => (await import('./madeUp')).madeUpWords(),
    loadDevice: async () => (await import('./madeUp')).madeUpDeviceWords(),
  },
};

/** A language in use: its words, and how its locale writes dates and numbers. */
export interface Language {
  /** The language of the app, such as 'en'. */
  readonly tag: string;
  /** The locale of the reader, such as 'en-GB' or 'en-DE': a language of the app where they live. */
  readonly locale: string;
  readonly direction: 'ltr' | 'rtl';
  readonly words: Words;
  readonly format: Format;
  /** Words of a person's own journal; null until {@link Language.loadDeviceWords} has loaded them. */
  deviceWords: DeviceWords | null;
  readonly loadDeviceWords: () => Promise<void>;
}

/** Loads the first of the reader's languages that the app has, and no other. */
export async function loadLanguage(preferred: readonly string[]): Promise<Language> {
  const { tag, locale, files } = chooseLanguage(preferred);
  const words = bindMessages<Translation>(await files.load(), locale, files.direction) as Words;
  const language: Language = {
    tag,
    locale,
    direction: files.direction,
    words,
    format: createFormat(locale, words, files.direction),
    deviceWords: null,
    loadDeviceWords: async () => {
      language.deviceWords ??= bindMessages<DeviceTranslation>(
        await files.loadDevice(),
        locale,
        files.direction,
      ) as DeviceWords;
    },
  };
  return language;
}

/** The first of the reader's languages that the app has, in the region of their first one, whatever that is. */
function chooseLanguage(preferred: readonly string[]) {
  const { locale, ...chosen } = chooseWords(preferred);
  return { ...chosen, locale: withRegionOf(preferred[0], locale) };
}

function withRegionOf(first: string | undefined, locale: string): string {
  try {
    const { region } = new Intl.Locale(first ?? locale);
    return region === undefined ? locale : new Intl.Locale(locale, { region }).toString();
  } catch {
    // A browser that was told to can prefer what is no language.
    return locale;
  }
}

function chooseWords(preferred: readonly string[]) {
  for (const locale of preferred) {
    for (const tag of [locale, locale.split('-')[0] ?? '']) {
      const files = LANGUAGES[tag];
      if (files) return { tag, locale, files };
    }
  }
  const [[tag, files]] = Object.entries(LANGUAGES) as [[string, LanguageFiles]];
  return { tag, locale: tag, files };
}
