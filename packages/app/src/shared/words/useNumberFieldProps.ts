import { useDeviceWords, useLanguage } from './LanguageProvider';

/** What every field of a number is given: the reader's language, and the names of its buttons. */
export function useNumberFieldProps() {
  const { locale } = useLanguage();
  const { oneLess, oneMore } = useDeviceWords().plan;
  return { locale, decrementLabel: oneLess, incrementLabel: oneMore };
}
