/** The sheet in front of all else; null without one. */
export function topSheet(): Element | null {
  return [...document.querySelectorAll('[role=dialog]')].at(-1) ?? null;
}

/** True if a sheet is open. */
export const isSheetOpen = (): boolean => topSheet() !== null;

/** True if words stand in a field that a page keeps its notes in. */
export function hasNote(): boolean {
  return [...document.querySelectorAll('textarea')].some(({ value }) => value !== '');
}
