/** Signs, which have no plural. */
const SIGNS = new Set('% s min h mm cm m km mi ft mg g kg lb oz ml cl dl l kcal kJ °C'.split(' '));

/**
 * Stands between the two forms of a stored unit. A comma stood in units before there were forms, and an import may bring
 * one: 'cups, big' is one unit, shown as it was written. A line break no field takes, so only `unitOf` makes forms.
 */
const BETWEEN_FORMS = '\n';

/** The unit that is typed into its field: of 'cup, cups' it keeps a singular and a plural. */
export function unitOf(typed: string): string {
  const forms = typed.split(',').map((form) => form.trim());
  return forms.length === 2 && !forms.includes('') ? forms.join(BETWEEN_FORMS) : typed;
}

/** The text of a unit in its field. */
export function typedUnit(unit: string): string {
  return unit.replace(BETWEEN_FORMS, ', ');
}

/** The singular, if a person gave one, and the plural of a unit. */
function formsOf(unit: string): { one: string | null; other: string } {
  const text = unit.trim();
  const [one = '', other] = text.split(BETWEEN_FORMS);
  if (other !== undefined) return { one, other };
  return { one: SIGNS.has(text) ? text : null, other: text };
}

/** The unit by itself, as over a column: 'cups' where a person gave 'cup, cups'. */
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
