/* What a bench puts into its page, and reads there. */
declare const journalBench: typeof import('./journal/page').journalBench;
declare const journalFaults: typeof import('./faults/page').journalFaults;
declare const importBench: typeof import('./imports/page/page').importBench;
/** Given by `charts/stage.jsx`, which is not checked. */
declare const stage: Record<string, (...args: unknown[]) => Promise<number>>;
declare var longest: number;
declare var longestPress: number;
declare var shownAfter: number;

/** Installed here when a bench is run. */
declare module 'esbuild' {
  export const build: (options: object) => Promise<{
    outputFiles: { path: string; text: string; contents: Uint8Array }[];
  }>;
}
