/** Takes a change back, or makes it again. */
type Step = () => Promise<unknown>;

/** Where and when a change began: in which dialog, null for the page, and after how many others. */
interface Beginning {
  readonly place: Element | null;
  readonly order: number;
}

interface Entry extends Beginning {
  readonly step: Step;
}

/**
 * Creates a history of changes: which of them can be taken back, and which of those can be made again.
 *
 * @param placeOf - returns the dialog that is in front of the page; null without one.
 */
export function createChangeHistory(placeOf: () => Element | null = () => null) {
  const entries: Record<'undo' | 'redo', Entry[]> = { undo: [], redo: [] };
  let isRunning = false;
  let count = 0;

  return {
    /** Tells of a change as it begins: until it is stored, its dialog may close, and later changes may be stored. */
    begin(): Beginning {
      count += 1;
      return { place: placeOf(), order: count };
    },
    /** Adds the step of a change that is stored; after one that is new, nothing older can be made again. */
    add(kind: 'undo' | 'redo', step: Step, isNew: boolean, beginning: Beginning): void {
      if (isNew) entries.redo = entries.redo.filter(({ order }) => order > beginning.order);
      entries[kind].push({ ...beginning, step });
      entries[kind].sort((one, other) => one.order - other.order);
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
