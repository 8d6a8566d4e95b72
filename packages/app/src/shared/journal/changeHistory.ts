/** Takes a change back, or makes it again. */
type Step = () => Promise<unknown>;

/** Creates a history of changes: which of them can be taken back, and which of those can be made again. */
export function createChangeHistory() {
  const steps: Record<'undo' | 'redo', Step[]> = { undo: [], redo: [] };
  let isRunning = false;

  return {
    /** Adds a step; after a change that is new, nothing older can be made again. */
    add(kind: 'undo' | 'redo', step: Step, isNew: boolean): void {
      if (isNew) steps.redo = [];
      steps[kind].push(step);
    },
    /** Removes a step that was taken, in whatever order. */
    remove(step: Step): void {
      steps.undo = steps.undo.filter((each) => each !== step);
      steps.redo = steps.redo.filter((each) => each !== step);
    },
    /** Takes the latest step, unless another one is not over yet. */
    async run(kind: 'undo' | 'redo'): Promise<void> {
      const step = steps[kind].at(-1);
      if (isRunning || !step) return;
      isRunning = true;
      try {
        await step();
      } finally {
        isRunning = false;
      }
    },
    clear(): void {
      steps.undo = [];
      steps.redo = [];
    },
  };
}
