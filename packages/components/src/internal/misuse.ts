const reported = new Set<string>();

/**
 * Tells the author of an app in the console, once, that a component can't work as it is used: what
 * is wrong, why that matters, and how to mend it.
 *
 * Belongs behind `process.env.NODE_ENV !== 'production'`, asked at the place of the call, so that a
 * production build leaves out the question, the words and this function.
 */
export function reportMisuse(component: string, words: string) {
  const message = `Daybow: ${component} ${words}`;
  if (reported.has(message)) return;
  reported.add(message);
  // oxlint-disable-next-line no-console
  console.error(message);
}

/** Reports a component that has nothing to be called by. */
export function checkName(component: string, prop: string, name: unknown) {
  if (name === 0 || (name && (typeof name !== 'string' || name.trim()))) return;
  reportMisuse(
    component,
    `has no ${prop}, so there is no name for a screen reader to say. ` +
      `Give it a ${prop}: a few words on what it is or does.`,
  );
}

/** Reports a choice of which two options have the same value. */
export function checkUnique(component: string, values: readonly (number | string)[]) {
  const twice = values.find((value, index) => values.indexOf(value) !== index);
  if (twice === undefined) return;
  reportMisuse(
    component,
    `has two options with the value ${twice}. An option is known by its value, so both would count ` +
      'as chosen at once. Give each option a value of its own.',
  );
}
