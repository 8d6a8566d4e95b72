import type { PointerEvent } from 'react';

/** How far a sheet is dragged to close it, in px. */
const FAR = 96;
/** How fast it is dragged to close it, in px/ms, and how far at least: a press that slips closes nothing. */
const FAST = 0.5;
const FAST_FROM = 24;

/** Lets the sheet follow the pointer that is pressed on its grip, and closes it where it was dragged far or fast. */
export function dragShut(press: PointerEvent<HTMLElement>, onClose: () => void): void {
  const grip = press.currentTarget;
  const sheet = grip.closest<HTMLElement>('.daybow-Dialog');
  const view = grip.ownerDocument.defaultView;
  if (!press.isPrimary || press.button !== 0 || !sheet || !view) return;
  const { pointerId, clientY: start, timeStamp: begun } = press;
  grip.setPointerCapture(pointerId);
  sheet.dataset['dragged'] = '';

  const listening = new AbortController();
  const { signal } = listening;
  const handleMove = ({ clientY }: globalThis.PointerEvent) => {
    sheet.style.translate = `0 ${Math.max(0, clientY - start)}px`;
  };
  const handleEnd = ({ type, clientY, timeStamp }: globalThis.PointerEvent) => {
    listening.abort();
    delete sheet.dataset['dragged'];
    const way = clientY - start;
    const isFast = way > FAST_FROM && way / (timeStamp - begun) > FAST;
    if (type === 'pointerup' && (way > FAR || isFast)) onClose();
    // The way out begins where the sheet was left; one that stays open moves back.
    view.setTimeout(() => {
      if (sheet.dataset['state'] === 'open') sheet.style.translate = '';
    });
  };
  grip.addEventListener('pointermove', handleMove, { signal });
  grip.addEventListener('pointerup', handleEnd, { signal });
  grip.addEventListener('pointercancel', handleEnd, { signal });
}
