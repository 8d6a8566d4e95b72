import { activeElementNear } from '../internal/trees';

/** The elements of all headings and rows, in one line. */
export function entriesOf(box: HTMLElement | null): HTMLElement[] {
  const entries = box?.querySelectorAll<HTMLElement>(
    '.daybow-SortableList-heading, .daybow-SortableList-item',
  );
  return [...(entries ?? [])];
}

/** The key that an entry was rendered with. */
export const keyOf = (entry: HTMLElement | null | undefined) => entry?.dataset['key'] ?? '';

/** The button of a row that has the focus: the row's key, and which of its buttons it is. */
export function buttonWithFocus(box: HTMLElement | null) {
  const button = box && activeElementNear(box);
  const row = button?.closest<HTMLElement>('.daybow-SortableList-item');
  if (!button || !row || !box.contains(row)) return null;
  return {
    button,
    key: keyOf(row),
    index: [...row.querySelectorAll('button')].indexOf(button as HTMLButtonElement),
  };
}
