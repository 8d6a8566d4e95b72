/** What runs in the page: a stage 360 px wide, and the clock. */
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { daysOf, sampleOf } from './samples.mjs';

/** Data are made, and the floor's strings reckoned, before the clock starts. */
const VARIANTS = 4;
/** A drawing that has not changed for so many frames will not change any more. */
const QUIET_FRAMES = 6;

/** Puts a contestant on the stage and hands the means to measure it to the page, as `stage`. */
export function raise({ Bars, Line, Calendar, prepare }) {
  const drawn = { bars: Bars, line: Line, calendar: Calendar };
  const box = document.getElementById('stage');
  const samples = new Map();
  let setShown;
  function Stage() {
    const [shown, set] = useState(null);
    setShown = set;
    const Chart = drawn[shown?.kind];
    return shown && <Chart data={shown.data} />;
  }
  flushSync(() => createRoot(box).render(<Stage />));

  const sample = (kind, count, variant) => {
    const make = kind === 'calendar' ? daysOf : sampleOf;
    const key = `${make.name} ${count} ${variant % VARIANTS}`;
    if (!samples.has(key)) {
      const data = make(count, variant % VARIANTS);
      prepare?.(data);
      samples.set(key, data);
    }
    return samples.get(key);
  };
  const show = (kind, count, variant) => {
    const data = sample(kind, count, variant);
    return () => flushSync(() => setShown({ kind, data }));
  };
  const clear = async () => {
    flushSync(() => setShown(null));
    await painted();
    await painted();
  };
  /** A pointer that moves over the chart, as the events that any library may listen to. */
  const pointAt = (share) => {
    const { left, top, width, height } = box.getBoundingClientRect();
    const place = { clientX: left + 40 + share * (width - 60), clientY: top + height / 2 };
    const target = document.elementFromPoint(place.clientX, place.clientY);
    const init = { ...place, bubbles: true, composed: true, pointerType: 'mouse', isPrimary: true };
    return () => {
      target.dispatchEvent(new PointerEvent('pointerover', init));
      target.dispatchEvent(new PointerEvent('pointermove', init));
      target.dispatchEvent(new MouseEvent('mouseover', init));
      target.dispatchEvent(new MouseEvent('mousemove', init));
    };
  };
  /** A step's actions, one for each time it is measured. */
  const actionsOf = {
    mount: async (kind, count, turn) => {
      await clear();
      return show(kind, count, turn);
    },
    update: async (kind, count, turn) => show(kind, count, turn),
    hover: async (kind, count, turn) => pointAt(((turn * 5) % 16) / 16),
  };
  /** A mount, too, comes after one that is not counted: by then the page in front has drawn such a chart. */
  const setUp = async (kind, count) => {
    show(kind, count, VARIANTS - 1)();
    for (let frame = 0; frame < QUIET_FRAMES; frame++) await painted();
  };

  globalThis.stage = {
    /** In which frame after an action the drawing was last changed: 1 is the next one. */
    async framesOf(step, kind, count) {
      await setUp(kind, count);
      let most = 0;
      for (let turn = 0; turn < 3; turn++) {
        const act = await actionsOf[step](kind, count, turn);
        let seen = picture();
        for (let frame = 1; frame <= QUIET_FRAMES; frame++) {
          await painted(frame === 1 ? act : undefined);
          const now = picture();
          if (now !== seen) most = Math.max(most, frame);
          seen = now;
        }
      }
      await clear();
      return most;
    },

    /** The median of so many times, in ms, that an action takes until the last frame that it changes. */
    async time(step, kind, count, frames, times) {
      await setUp(kind, count);
      const taken = [];
      for (let turn = 0; turn < times; turn++) {
        const act = await actionsOf[step](kind, count, turn);
        taken.push(await timeOf(act, frames));
      }
      await clear();
      return taken.toSorted((a, b) => a - b)[times >> 1];
    },

    /** Shows a chart and leaves it there. */
    async keep(kind, count, turn = 0) {
      show(kind, count, turn)();
      for (let frame = 0; frame < QUIET_FRAMES; frame++) await painted();
      return box.querySelectorAll('*').length;
    },
    /** Makes the data, so that what they take is not counted as the chart's. */
    prepare: (kind, count) => void sample(kind, count, 0),
    clear,
  };
}

/** What can be seen: what is there for screen readers or a pointer alone may come later. */
function picture() {
  const copy = document.body.cloneNode(true);
  const [all, copies] = [document.body, copy].map((body) => [...body.querySelectorAll('*')]);
  // From the last, so that a box whose children are all unseen is found empty.
  all.toReversed().forEach((element, index) => {
    const kept = copies.at(-1 - index);
    if (!isSeen(element, kept)) kept.remove();
    for (const name of kept.getAttributeNames()) {
      if (name === 'role' || name.startsWith('aria-')) kept.removeAttribute(name);
    }
  });
  const canvases = [...document.querySelectorAll('canvas')].map((canvas) => canvas.toDataURL());
  return copy.innerHTML + canvases.join('');
}

/**
 * Not hidden, nor clipped to a pixel for screen readers, and no empty box of HTML that is nothing but a place to
 * point at.
 */
function isSeen(element, { childNodes }) {
  const {
    display,
    overflow,
    visibility,
    backgroundColor,
    backgroundImage,
    borderStyle,
    boxShadow,
  } = getComputedStyle(element);
  if (display === 'none' || visibility === 'hidden') return false;
  if (element.offsetWidth <= 1 && overflow === 'hidden') return false;
  const isBlank =
    element instanceof HTMLDivElement &&
    childNodes.length === 0 &&
    [backgroundColor, backgroundImage, borderStyle, boxShadow].join() ===
      'rgba(0, 0, 0, 0),none,none,none';
  return !isBlank;
}

/**
 * Does something at the beginning of a frame and adds up what the main thread then has to do until it has
 * been painted. Where that takes more than one frame, waiting for the next one is not counted, but all
 * that runs in between is.
 */
async function timeOf(act, frames) {
  let taken = 0;
  for (let frame = 0; frame < frames; frame++) {
    if (frame > 0) taken += await busyUntilNextFrame();
    taken += await painted(frame === 0 ? act : undefined);
  }
  return taken;
}

/** The time from the beginning of the next frame, where something may be done, until it is painted. */
function painted(act) {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const start = performance.now();
      // A message that is posted in a frame arrives once it has been painted; posted first, it comes
      // before whatever else is put off until then.
      soon(() => resolve(performance.now() - start));
      act?.();
    });
  });
}

/** Less than this, in ms, between two messages, and nothing ran there. */
const IDLE = 0.05;

/** Messages one after another notice what else runs between two frames. */
function busyUntilNextFrame() {
  return new Promise((resolve) => {
    let busy = 0;
    let last = performance.now();
    let waiting = true;
    const look = () => {
      const now = performance.now();
      if (now - last > IDLE) busy += now - last;
      last = now;
      if (waiting) soon(look);
      else resolve(busy);
    };
    requestAnimationFrame(() => (waiting = false));
    soon(look);
  });
}

const { port1, port2 } = new MessageChannel();
let next;
port1.addEventListener('message', () => next());
port1.start();

function soon(callback) {
  next = callback;
  port2.postMessage(null);
}
