import { type RefObject, useEffect, useState } from 'react';

/** How far from the view a section is still near, as a share of the view's height. */
const NEAR = '100%';

/** Whether a section is near what is in view, and how high its content was when it last was, in px. */
export interface Nearby {
  readonly isNear: boolean;
  readonly height: number | null;
}

/**
 * Follows whether a section is near what is in view. One that has the focus stays.
 *
 * @param isNearAtFirst - what holds until it is known.
 */
export function useNearby(ref: RefObject<HTMLElement | null>, isNearAtFirst: boolean): Nearby {
  const [nearby, setNearby] = useState<Nearby>({ isNear: isNearAtFirst, height: null });

  useEffect(() => {
    const section = ref.current;
    if (section === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const isNear = entries.at(-1)?.isIntersecting ?? false;
        const isKept = !isNear && section.contains(document.activeElement);
        if (isKept) return;
        const height = section.lastElementChild?.getBoundingClientRect().height ?? null;
        setNearby((before) => (before.isNear === isNear ? before : { isNear, height }));
      },
      { rootMargin: `${NEAR} 0px` },
    );
    observer.observe(section);
    return () => observer.disconnect();
  }, [ref]);

  return nearby;
}
