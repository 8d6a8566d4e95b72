import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Counts the first chips that stand on two lines with the button after them; all of them where they all do. Buttons in the
 * element are the chips, and the last one is that button.
 *
 * @param chips - what the chips show: measured anew where it changes.
 */
export function useTwoLines(ref: RefObject<HTMLElement | null>, chips: string): number {
  const [measured, setMeasured] = useState<{ chips: string; width: number; count: number }>();
  const [width, setWidth] = useState(0);
  const isMeasured = measured?.chips === chips && measured.width === width;

  useLayoutEffect(() => {
    if (ref.current === null) return undefined;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);

  // Until it is measured all chips are drawn, and nothing is painted between.
  useLayoutEffect(() => {
    const buttons = [...(ref.current?.querySelectorAll('button') ?? [])];
    const row = buttons[0]?.parentElement;
    if (isMeasured || !row) return;
    const widths = buttons.map((button) => button.getBoundingClientRect().width);
    const gap = Number.parseFloat(getComputedStyle(row).columnGap) || 0;
    const count = chipsOnLines(widths, { width: row.clientWidth, gap, lines: 2 });
    setMeasured({ chips, width, count });
  }, [ref, chips, width, isMeasured]);

  return isMeasured ? measured.count : Number.POSITIVE_INFINITY;
}

/** Room for chips, in px. */
interface Room {
  readonly width: number;
  readonly gap: number;
  readonly lines: number;
}

/** Counts the first chips that stand on so many lines, with the last of `widths` after them. */
export function chipsOnLines(widths: readonly number[], { width, gap, lines }: Room): number {
  const last = widths.at(-1) ?? 0;
  let line = 1;
  let used = 0;
  let fitting = 0;
  for (const [index, own] of widths.entries()) {
    const add = (more: number) => used + (used > 0 ? gap : 0) + more;
    const isFull = (more: number) => used > 0 && add(more) > width;
    if (line < lines || !isFull(last)) fitting = index;
    if (isFull(own)) {
      line += 1;
      used = own;
    } else {
      used = add(own);
    }
    if (line > lines) return fitting;
  }
  return widths.length - 1;
}
