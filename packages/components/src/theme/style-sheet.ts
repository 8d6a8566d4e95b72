/** The types of all style sheets: TypeScript 6 resolves imports for their side effects, too. */
export {};
