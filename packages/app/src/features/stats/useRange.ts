import { localNotes } from '@daybow/journal';
import { useSyncExternalStore } from 'react';

/** How much of the journal is looked back on. */
export type Range = 'week' | 'month' | 'year' | 'all';

export const RANGES: readonly Range[] = ['week', 'month', 'year', 'all'];

const KEY = 'daybow-range';
const listeners = new Set<() => void>();
/** The choice of this page, where the browser keeps none. */
let chosen: string | null = null;

function current(): Range {
  const known = localNotes.get(KEY) ?? chosen;
  return RANGES.find((range) => range === known) ?? 'week';
}

function choose(range: Range): void {
  chosen = range;
  localNotes.set(KEY, range);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The period that a person chose last on this device, a week at first. */
export function useRange(): [Range, (range: Range) => void] {
  return [useSyncExternalStore(subscribe, current), choose];
}
