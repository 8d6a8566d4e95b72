const listeners = new Set<() => void>();

/** Tells that a dialog opens. */
export function announceDialogOpening() {
  for (const listener of listeners) listener();
}

/** Calls `listener` whenever a dialog opens, until the returned function is called. */
export function onDialogOpening(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
