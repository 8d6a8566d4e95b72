import { useCallback, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { ChartSize } from './chartPlane';
import { useOnClient } from './usePainted';

/** What server markup and the render before the first measurement are drawn for, then stretched. */
const UNMEASURED = { width: 360, fontSize: 12, rtl: false };
const DEFAULT_HEIGHT = 200;

type Measurement = typeof UNMEASURED;

/** The next chart is often as wide as the last: drawn for that, it needn't be drawn twice. */
let lastMeasured: Measurement = UNMEASURED;

/** The size that a chart is drawn for, and where it comes from. */
export interface MeasuredChart {
  size: ChartSize;
  /** Of what is measured before the first paint. */
  areaRef: RefObject<HTMLDivElement | null>;
  /** Of the probe (see chart.css): in the frame in which it changes, the area is measured again. */
  probeRef: (probe: HTMLDivElement) => (() => void) | undefined;
}

/** Measures a chart's width, text size and direction. */
export function useChartSize(height: number = DEFAULT_HEIGHT): MeasuredChart {
  const areaRef = useRef<HTMLDivElement>(null);
  const onClient = useOnClient();
  const [measured, setMeasured] = useState(() => (onClient ? lastMeasured : UNMEASURED));
  const measure = useCallback(() => {
    const next = areaRef.current && measurementOf(areaRef.current);
    // A hidden chart has no width; it keeps its last drawing until it is shown.
    if (!next || next.width === 0) return;
    lastMeasured = next;
    setMeasured((last) => (equal(last, next) ? last : next));
  }, []);
  useLayoutEffect(measure, [measure]);
  const probeRef = useCallback((probe: HTMLDivElement) => observeBox(probe, measure), [measure]);
  const size = useMemo(
    () => ({ ...measured, height: height > 0 && height < Infinity ? height : DEFAULT_HEIGHT }),
    [measured, height],
  );
  return { size, areaRef, probeRef };
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

function measurementOf(area: HTMLElement): Measurement {
  const { fontSize, direction } = getComputedStyle(area);
  return {
    width: area.offsetWidth,
    fontSize: Number.parseFloat(fontSize) || UNMEASURED.fontSize,
    rtl: direction === 'rtl',
  };
}

function equal(one: Measurement, other: Measurement): boolean {
  return one.width === other.width && one.fontSize === other.fontSize && one.rtl === other.rtl;
}
