import { hostOf, treeOf } from '../internal/trees';
import { scaleOf } from './scaleOf';
import { dragRange, dropIndex, scrollStep, type Slot } from './sorting';

interface Drag {
  /** The pointer event of the press on the handle. */
  press: { pointerId: number; clientY: number };
  /** The rows, in order, and the headings between them. */
  rows: readonly HTMLElement[];
  /** The index of the dragged row. */
  from: number;
  /** The first index that it can be moved to. */
  first: number;
  /** Called with the index that the row is over, at the start and at each change. */
  onOver: (to: number, slots: readonly Slot[]) => void;
  /** Called once, with the index that the row was dropped at, or null for a cancelled drag. */
  onEnd: (to: number | null) => void;
}

/**
 * Moves a row with the pointer until its release. Escape and a cancelled pointer (by an incoming call, for
 * instance) cancel the drag. Near an edge of the scroll container, it scrolls.
 *
 * @returns a function that stops the drag, for rows that are unmounted
 */
export function startDrag({ press, rows, from, first, onOver, onEnd }: Drag): () => void {
  const row = rows[from];
  if (!row) return () => {};
  const page = row.ownerDocument;
  const view = page.defaultView ?? window;
  const slots = rows.map(({ offsetTop, offsetHeight }) => ({
    top: offsetTop,
    height: offsetHeight,
  }));
  const [up, down] = dragRange(slots, from, first);
  const scroller = scrollerOf(row);
  const list = row.parentElement;
  const scale = scaleOf(list);
  const topOfList = () => list?.getBoundingClientRect().top ?? 0;
  const startTop = topOfList();
  const controller = new AbortController();
  const { signal } = controller;
  let y = press.clientY;
  let to = from;
  let frame = requestAnimationFrame(handleFrame);

  function moveRow() {
    const moved = (y - press.clientY + startTop - topOfList()) / scale;
    const offset = Math.min(Math.max(moved, up), down);
    row?.style.setProperty('translate', `0 ${offset}px`);
    const over = dropIndex(slots, from, offset);
    if (over === to) return;
    to = over;
    onOver(to, slots);
  }

  function handleFrame() {
    const box = scroller === page.scrollingElement ? null : scroller.getBoundingClientRect();
    const step = scrollStep(y, box?.top ?? 0, box?.bottom ?? view.innerHeight);
    if (step) {
      scroller.scrollTop += step;
      moveRow();
    }
    frame = requestAnimationFrame(handleFrame);
  }

  function stop() {
    controller.abort();
    cancelAnimationFrame(frame);
  }

  function end(dropped: number | null) {
    stop();
    onEnd(dropped);
    row?.style.removeProperty('translate');
  }

  const isSamePointer = ({ pointerId }: PointerEvent) => pointerId === press.pointerId;
  view.addEventListener(
    'pointermove',
    (event) => {
      if (!isSamePointer(event)) return;
      y = event.clientY;
      moveRow();
    },
    { signal },
  );
  view.addEventListener('pointerup', (event) => isSamePointer(event) && end(to), { signal });
  view.addEventListener('pointercancel', (event) => isSamePointer(event) && end(null), {
    signal,
  });
  // In the capture phase, so that this Escape does not reach a dialog around the list.
  view.addEventListener(
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

/** The nearest ancestor that scrolls vertically, or the page. */
function scrollerOf(element: Element): Element {
  for (let ancestor = parentOf(element); ancestor; ancestor = parentOf(ancestor)) {
    const { overflowY } = getComputedStyle(ancestor);
    const scrolls = /auto|scroll/.test(overflowY) && ancestor.scrollHeight > ancestor.clientHeight;
    if (scrolls) return ancestor;
  }
  return element.ownerDocument.scrollingElement ?? element.ownerDocument.documentElement;
}

function parentOf(element: Element): Element | null {
  return element.parentElement ?? hostOf(treeOf(element));
}
