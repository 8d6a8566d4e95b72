import { useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import type { ChartSize } from './plotArea';

/** Assumed on a server and before the first measurement; the drawing is stretched to its parent. */
const UNMEASURED = { width: 360, fontSize: 12, rtl: false };
const DEFAULT_HEIGHT = 200;

/** The size that a chart is drawn in, and the element that is measured for it. */
export interface MeasuredChart {
  size: ChartSize;
  /** The probe (see chart.css), which is as wide as the drawing. */
  probeRef: RefObject<HTMLDivElement | null>;
}

/** Measures a chart's width, text size and direction before the first paint, and whenever they change. */
export function useChartSize(height: number = DEFAULT_HEIGHT): MeasuredChart {
  const probeRef = useRef<HTMLDivElement>(null);
  const [measured, setMeasured] = useState(UNMEASURED);
  useLayoutEffect(() => {
    const probe = probeRef.current;
    if (!probe) return undefined;
    const measure = () => {
      const { fontSize, direction } = getComputedStyle(probe);
      const next = {
        width: probe.offsetWidth,
        fontSize: Number.parseFloat(fontSize) || UNMEASURED.fontSize,
        rtl: direction === 'rtl',
      };
      // A hidden chart has no width; it keeps its drawing until it is shown.
      if (next.width > 0) setMeasured((last) => (isEqual(last, next) ? last : next));
    };
    measure();
    // That of another window would be called in every frame.
    const Observer = probe.ownerDocument.defaultView?.ResizeObserver;
    if (!Observer) return undefined;
    const observer = new Observer(measure);
    observer.observe(probe);
    return () => observer.disconnect();
  }, []);
  const size = useMemo(
    () => ({ ...measured, height: height > 0 && height < Infinity ? height : DEFAULT_HEIGHT }),
    [measured, height],
  );
  return { size, probeRef };
}

function isEqual(one: typeof UNMEASURED, other: typeof UNMEASURED): boolean {
  return one.width === other.width && one.fontSize === other.fontSize && one.rtl === other.rtl;
}
