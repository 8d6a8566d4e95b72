import { useContext, useMemo } from 'react';
import { DaybowContext } from '../internal/words';

/** A number without the noise of binary fractions: 0.30000000000000004 is 0.3. */
function withoutNoise(value: number): number {
  if (Number.isInteger(value)) return value;
  return Number(Math.abs(value) < 100 ? value.toPrecision(4) : value.toFixed(2));
}

/** A number as text, as all languages with these digits can read it. */
export function formatNumber(value: number): string {
  return String(withoutNoise(value));
}

/** Formats numbers in the language of the provider, if it has one. */
export function useFormatNumber(): (value: number) => string {
  const { locale } = useContext(DaybowContext);
  return useMemo(() => {
    if (locale === undefined) return formatNumber;
    const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 20 });
    return (value) => format.format(withoutNoise(value));
  }, [locale]);
}
