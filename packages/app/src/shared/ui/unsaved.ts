/** True if a sheet is open. */
export function isSheetOpen(): boolean {
  return document.querySelector('[role=dialog]') !== null;
}

/** True if words stand in a field that a page keeps its notes in. */
export function hasNote(): boolean {
  return [...document.querySelectorAll('textarea')].some(({ value }) => value !== '');
}
