type Listener = (isOpening: boolean) => void;

const listeners = new Set<Listener>();
let count = 0;

function add(change: 1 | -1) {
  count += change;
  for (const listener of listeners) listener(change > 0);
}

/** Tells that a dialog is open, until the returned function is called. */
export function tellDialogOpen(): () => void {
  add(1);
  return () => add(-1);
}

/** True while a dialog is open. */
export const isDialogOpen = () => count > 0;

/** Calls `listener` whenever a dialog opens or closes, until the returned function is called. */
export function onOpenDialogs(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
