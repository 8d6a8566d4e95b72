import { DaybowProvider } from '@daybow/components';
import { createContext, type ReactNode, use, useMemo } from 'react';
import { componentWords } from './componentWords';
import type { Format } from './format';
import type { DeviceWords, Language, Words } from './language';

const LanguageContext = createContext<Language | null>(null);

/** Gives all screens below one language, and the components in them. The page itself has its direction. */
export function LanguageProvider({
  language,
  children,
}: {
  language: Language;
  children: ReactNode;
}) {
  const words = useMemo(() => componentWords(language.words, language.format), [language]);
  return (
    <LanguageContext value={language}>
      <DaybowProvider words={words} locale={language.locale}>
        {children}
      </DaybowProvider>
    </LanguageContext>
  );
}

/** The language in use. */
export function useLanguage(): Language {
  const language = use(LanguageContext);
  if (!language) {
    throw new Error('useLanguage found no language: put the screen inside a <LanguageProvider>.');
  }
  return language;
}

/** The words of the app. */
export function useWords(): Words {
  return useLanguage().words;
}

/** The words that only a person's own journal needs. */
export function useDeviceWords(): DeviceWords {
  const { deviceWords } = useLanguage();
  if (!deviceWords) {
    throw new Error('The words of a device journal are loaded before its screens are shown.');
  }
  return deviceWords;
}

/** The format of dates and numbers in the reader's locale. */
export function useFormat(): Format {
  return useLanguage().format;
}

/** Props of every number field: the reader's language, and the names of its buttons. */
export function useNumberFieldProps() {
  const { locale } = useLanguage();
  const { oneLess, oneMore } = useDeviceWords().plan;
  return { locale, decrementLabel: oneLess, incrementLabel: oneMore };
}
