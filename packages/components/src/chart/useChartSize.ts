import { useCallback, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useHydrated } from '../internal/useHydrated';
import type { ChartSize } from './plotArea';

/** Assumed on a server and before the first measurement; the drawing is stretched to its parent. */
const UNMEASURED = { width: 360, fontSize: 12, rtl: false };
const DEFAULT_HEIGHT = 200;

type Measurement = typeof UNMEASURED;

/** The next chart is often as wide as the last one, and then needs no second render. */
let lastMeasured: Measurement = UNMEASURED;

/** The size that a chart is drawn in, and the elements that are measured for it. */
export interface MeasuredChart {
  size: ChartSize;
  /** The drawing's parent, measured before the first paint. */
  areaRef: RefObject<HTMLDivElement | null>;
  /** The probe (see chart.css), whose every resize measures the area again. */
  probeRef: (probe: HTMLDivElement) => (() => void) | undefined;
}

/** Measures a chart's width, text size and direction. */
export function useChartSize(height: number = DEFAULT_HEIGHT): MeasuredChart {
  const areaRef = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();
  const [measured, setMeasured] = useState(() => (hydrated ? lastMeasured : UNMEASURED));
  const measure = useCallback(() => {
    const next = areaRef.current && measureElement(areaRef.current);
    // A hidden chart has no width; it keeps its drawing until it is shown.
    if (!next || next.width === 0) return;
    lastMeasured = next;
    setMeasured((last) => (isEqual(last, next) ? last : next));
  }, []);
  useLayoutEffect(measure, [measure]);
  const probeRef = useCallback((probe: HTMLDivElement) => observeSize(probe, measure), [measure]);
  const size = useMemo(
    () => ({ ...measured, height: height > 0 && height < Infinity ? height : DEFAULT_HEIGHT }),
    [measured, height],
  );
  return { size, areaRef, probeRef };
}

/** One observer for all charts: many observers are slow until the old ones are collected. */
let observer: ResizeObserver | undefined;
const handlers = new Map<Element, () => void>();

/** Calls back at every resize of the element, and once at the start. */
function observeSize(element: Element, handleResize: () => void): (() => void) | undefined {
  if (typeof ResizeObserver === 'undefined') return undefined;
  // Observers run after layout and before paint: flushed, no frame shows the old width.
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

function measureElement(element: HTMLElement): Measurement {
  const { fontSize, direction } = getComputedStyle(element);
  return {
    width: element.offsetWidth,
    fontSize: Number.parseFloat(fontSize) || UNMEASURED.fontSize,
    rtl: direction === 'rtl',
  };
}

function isEqual(one: Measurement, other: Measurement): boolean {
  return one.width === other.width && one.fontSize === other.fontSize && one.rtl === other.rtl;
}
