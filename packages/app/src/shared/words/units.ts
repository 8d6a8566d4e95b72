/** Signs, which have no plural. */
const SIGNS = new Set('% s min h mm cm m km mi ft mg g kg lb oz ml cl dl l kcal kJ °C'.split(' '));

/** The singular, if a person gave one, and the plural of a unit: 'cup, cups'. */
function formsOf(unit: string): { one: string | null; other: string } {
  const text = unit.trim();
  const [one = '', other = '', ...more] = text.split(',').map((form) => form.trim());
  if (one !== '' && other !== '' && more.length === 0) return { one, other };
  return { one: SIGNS.has(text) ? text : null, other: text };
}

/** The unit by itself, as over a column: 'cups' for 'cup, cups'. */
export function pluralOf(unit: string): string {
  return formsOf(unit).other;
}

/** The form of a unit after an amount; null where no form is known to fit, such as that of 'cups' after 1. */
export function unitAfter(amount: number, unit: string, plurals: Intl.PluralRules): string | null {
  const forms = formsOf(unit);
  const form = plurals.select(amount);
  if (form === 'other' || forms.one === forms.other) return forms.other;
  return form === 'one' ? forms.one : null;
}
