import { dragRange, dropIndex, scrollStep, type Slot } from './sorting';

interface Drag {
  /** The pointer's press on the handle. */
  press: { pointerId: number; clientY: number };
  /** The rows, in order. */
  rows: readonly HTMLElement[];
  /** The index of the row that is dragged. */
  from: number;
  /** Called with the index that the row stands over now, at first and with each change. */
  onOver: (to: number, slots: readonly Slot[]) => void;
  /** Called once, with the index that the row was dropped at, or null if the drag was given up. */
  onEnd: (to: number | null) => void;
}

/**
 * Lets a row follow the pointer until it is let go. Escape and a cancelled pointer (a call that
 * comes in, say) give the drag up. Near an edge of what scrolls, it scrolls.
 *
 * @returns what stops a drag for good, when the rows are gone.
 */
export function startDrag({ press, rows, from, onOver, onEnd }: Drag): () => void {
  const row = rows[from];
  if (!row) return () => {};
  const slots = rows.map(({ offsetTop, offsetHeight }) => ({
    top: offsetTop,
    height: offsetHeight,
  }));
  const [up, down] = dragRange(slots, from);
  const scroller = scrollerOf(row);
  const scrolled = scroller.scrollTop;
  const listening = new AbortController();
  const { signal } = listening;
  let y = press.clientY;
  let to = from;
  let frame = requestAnimationFrame(handleFrame);

  function follow() {
    const moved = y - press.clientY + scroller.scrollTop - scrolled;
    const offset = Math.min(Math.max(moved, up), down);
    row?.style.setProperty('translate', `0 ${offset}px`);
    const over = dropIndex(slots, from, offset);
    if (over === to) return;
    to = over;
    onOver(to, slots);
  }

  function handleFrame() {
    const box = scroller === document.scrollingElement ? null : scroller.getBoundingClientRect();
    const step = scrollStep(y, box?.top ?? 0, box?.bottom ?? window.innerHeight);
    if (step) {
      scroller.scrollTop += step;
      follow();
    }
    frame = requestAnimationFrame(handleFrame);
  }

  function stop() {
    listening.abort();
    cancelAnimationFrame(frame);
  }

  function end(dropped: number | null) {
    stop();
    onEnd(dropped);
    row?.style.removeProperty('translate');
  }

  const isOurs = ({ pointerId }: PointerEvent) => pointerId === press.pointerId;
  window.addEventListener(
    'pointermove',
    (event) => {
      if (!isOurs(event)) return;
      y = event.clientY;
      follow();
    },
    { signal },
  );
  window.addEventListener('pointerup', (event) => isOurs(event) && end(to), { signal });
  window.addEventListener('pointercancel', (event) => isOurs(event) && end(null), { signal });
  // Before anyone else: this Escape is not for the dialog around the list.
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      end(null);
    },
    { signal, capture: true },
  );
  onOver(to, slots);
  return stop;
}

/** The nearest element around another that scrolls up and down, or else the page. */
function scrollerOf(element: Element): Element {
  for (let around = element.parentElement; around; around = around.parentElement) {
    const { overflowY } = getComputedStyle(around);
    if (/auto|scroll/.test(overflowY) && around.scrollHeight > around.clientHeight) return around;
  }
  return document.scrollingElement ?? document.documentElement;
}
