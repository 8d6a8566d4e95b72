import { useEffect, type RefObject } from 'react';

/** From the moment that a pointer goes down, in ms; by then a press is answered on a slow device, too. */
const REST = 250;

/**
 * Lets the animations in an element rest while something is pressed, anywhere in the document, and go on
 * afterwards: on a slow device the press would wait for their frames.
 */
export function useRestWhilePressed(ref: RefObject<Element | null>): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    function rest() {
      // jsdom has no animations.
      const animations = ref.current?.getAnimations?.({ subtree: true }) ?? [];
      if (animations.length === 0) return;
      for (const animation of animations) animation.pause();
      clearTimeout(timer);
      timer = setTimeout(() => {
        for (const animation of animations) {
          // One that was replaced meanwhile would begin anew.
          if (animation.playState === 'paused') animation.play();
        }
      }, REST);
    }
    document.addEventListener('pointerdown', rest, true);
    return () => {
      document.removeEventListener('pointerdown', rest, true);
      clearTimeout(timer);
    };
  }, [ref]);
}
