import { focusHeading } from './useArrival';

/**
 * Remembers which control should have the focus once the row of this one is gone: the same control of
 * the next row, or of the one before; without either, the screen's heading.
 *
 * @returns a function that gives it the focus.
 */
export function rememberNeighbour(control: Element): () => void {
  const row = control.closest('li');
  const place = row ? controlsOf(row).indexOf(control) : -1;
  const neighbours = [row?.nextElementSibling, row?.previousElementSibling];
  return () => {
    const next = neighbours.find((each) => each?.isConnected);
    const focused = next ? controlsOf(next)[place] : undefined;
    if (focused instanceof HTMLElement) focused.focus();
    else focusHeading();
  };
}

function controlsOf(row: Element): Element[] {
  return [...row.querySelectorAll('button')];
}
