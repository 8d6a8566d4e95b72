const reported = new Set<string>();

/**
 * Reports a wrong use of a component in the console, once: what is wrong, why that matters, and how to fix
 * it.
 *
 * Callers check `process.env.NODE_ENV !== 'production'` themselves, so that a production build drops the
 * check, the text and this function.
 */
export function reportMisuse(component: string, text: string) {
  const message = `Daybow: ${component} ${text}`;
  if (reported.has(message)) return;
  reported.add(message);
  // oxlint-disable-next-line no-console
  console.error(message);
}

/** Reports a component without an accessible name. */
export function checkName(component: string, prop: string, name: unknown) {
  if (name === 0 || (name && (typeof name !== 'string' || name.trim()))) return;
  reportMisuse(
    component,
    `has no ${prop}, so screen readers have no name for it. ` +
      `Give it \`${prop}\`: a few words on what it is or does.`,
  );
}

/** Reports two options with the same value. */
export function checkUnique(component: string, values: readonly unknown[]) {
  const duplicate = values.find((value, index) => values.indexOf(value) !== index);
  if (duplicate === undefined) return;
  reportMisuse(
    component,
    `has two options with the value ${String(duplicate)}. The value identifies an option, so both would be ` +
      'selected at once. Give each option its own value.',
  );
}
