/** Takes a change back, or makes it again. */
type Step = () => Promise<unknown>;

/** A step, and the dialog in which its change was made; null for the page. */
interface Entry {
  readonly step: Step;
  readonly place: Element | null;
}

/**
 * Creates a history of changes: which of them can be taken back, and which of those can be made again.
 *
 * @param placeOf - returns the dialog that is in front of the page; null without one.
 */
export function createChangeHistory(placeOf: () => Element | null = () => null) {
  const entries: Record<'undo' | 'redo', Entry[]> = { undo: [], redo: [] };
  let isRunning = false;

  return {
    /** Adds a step; after a change that is new, nothing older can be made again. */
    add(kind: 'undo' | 'redo', step: Step, isNew: boolean): void {
      if (isNew) entries.redo = [];
      entries[kind].push({ step, place: placeOf() });
    },
    /** Removes a step that was taken, in whatever order. */
    remove(step: Step): void {
      entries.undo = entries.undo.filter((each) => each.step !== step);
      entries.redo = entries.redo.filter((each) => each.step !== step);
    },
    /** Takes the latest step, unless another one is not over yet; in a dialog only one of a change made there. */
    async run(kind: 'undo' | 'redo'): Promise<void> {
      const entry = entries[kind].at(-1);
      const place = placeOf();
      if (isRunning || !entry || (place && entry.place !== place)) return;
      isRunning = true;
      try {
        await entry.step();
      } finally {
        isRunning = false;
      }
    },
    clear(): void {
      entries.undo = [];
      entries.redo = [];
    },
  };
}
