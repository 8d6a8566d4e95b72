/** Works once what has changed by now is painted: in a task after the next frame. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
