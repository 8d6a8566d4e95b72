import {
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';
import type { ChartSize } from './chartPlane';

/** What server markup and the render before the first measurement are drawn for, then stretched. */
const UNMEASURED = { width: 360, fontSize: 12, rtl: false };
const DEFAULT_HEIGHT = 200;

type Measurement = typeof UNMEASURED;

/** The next chart is often as wide as the last: drawn for that, it needn't be drawn twice. */
let lastMeasured: Measurement = UNMEASURED;

/**
 * The size that a chart is drawn for, and the ref of the probe that is measured (see chart.css): before
 * the first paint, and from then on in the frame in which width, text size or direction change.
 */
export function useChartSize(
  height: number = DEFAULT_HEIGHT,
): [ChartSize, RefObject<HTMLDivElement | null>] {
  const probeRef = useRef<HTMLDivElement>(null);
  const onClient = useOnClient();
  const [measured, setMeasured] = useState(() => (onClient ? lastMeasured : UNMEASURED));
  useLayoutEffect(() => {
    const probe = probeRef.current;
    if (!probe) return;
    let current: Measurement | null = null;
    const measure = () => {
      const next = measurementOf(probe);
      // A hidden chart has no width; it keeps its last drawing until it is shown.
      if (next.width === 0 || (current && equal(current, next))) return;
      current = lastMeasured = next;
      setMeasured((last) => (equal(last, next) ? last : next));
    };
    measure();
    return observeBox(probe, measure);
  }, []);
  const size = useMemo(
    () => ({ ...measured, height: height > 0 && height < Infinity ? height : DEFAULT_HEIGHT }),
    [measured, height],
  );
  return [size, probeRef];
}

/** False on a server, and while its markup comes to life: that first render has to be the server's. */
export function useOnClient(): boolean {
  return useSyncExternalStore(neverChanges, isTrue, isFalse);
}

/** One observer for all charts: each more makes observing slower, until those of old are collected. */
let observer: ResizeObserver | undefined;
const handlers = new Map<Element, () => void>();

/** Calls back whenever the element's box has changed, and once to begin with. */
function observeBox(element: Element, handleResize: () => void): (() => void) | undefined {
  if (typeof ResizeObserver === 'undefined') return undefined;
  // Flushed, because observers run after layout and before paint: no frame shows the old width.
  observer ??= new ResizeObserver((entries) => {
    flushSync(() => {
      for (const { target } of entries) handlers.get(target)?.();
    });
  });
  handlers.set(element, handleResize);
  observer.observe(element);
  return () => {
    observer?.unobserve(element);
    handlers.delete(element);
    if (handlers.size === 0) observer?.disconnect();
  };
}

const neverChanges = () => () => {};
const isTrue = () => true;
const isFalse = () => false;

function measurementOf(probe: HTMLElement): Measurement {
  const { fontSize, direction } = getComputedStyle(probe);
  return {
    width: probe.offsetWidth,
    fontSize: Number.parseFloat(fontSize) || UNMEASURED.fontSize,
    rtl: direction === 'rtl',
  };
}

function equal(one: Measurement, other: Measurement): boolean {
  return one.width === other.width && one.fontSize === other.fontSize && one.rtl === other.rtl;
}
