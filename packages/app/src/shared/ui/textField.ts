/** Fields of text, in which keys write, and take back what was written. */
const TEXT =
  'textarea, [contenteditable], input:not([type=checkbox], [type=radio], [type=range], [type=button], [type=file])';

/** True for the target of a key that a person writes into a field. */
export function isWritten({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.matches(TEXT);
}
