/** True if a key press belongs to an input method, such as an arrow key that chooses among its words. */
export function isComposing(event: KeyboardEvent): boolean {
  // Safari sends the key press after the composition has ended, with key code 229:
  // https://bugs.webkit.org/show_bug.cgi?id=165004
  return event.isComposing || event.keyCode === 229;
}
