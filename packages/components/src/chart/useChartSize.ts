import { useLayoutEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
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
  // While server markup comes to life, the first render has to be the server's.
  const onClient = useSyncExternalStore(neverChanges, isTrue, isFalse);
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
    if (typeof ResizeObserver === 'undefined') return;
    // Flushed, because observers run after layout and before paint: no frame shows the old width.
    const observer = new ResizeObserver(() => flushSync(measure));
    observer.observe(probe);
    return () => observer.disconnect();
  }, []);
  return [
    { ...measured, height: height > 0 && height < Infinity ? height : DEFAULT_HEIGHT },
    probeRef,
  ];
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
