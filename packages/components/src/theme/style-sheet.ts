/** The types of all style sheets: TypeScript 6 resolves imports for their side effects, too. */
// oxlint-disable-next-line unicorn/require-module-specifiers -- a module without exports
export {};
