import { expect, waitFor } from 'storybook/test';

/** An animation or a transition of the page, as it was seen to run. */
export interface SeenAnimation {
  /** Of the element that moves. */
  className: string;
  /** The property of a transition, or the name of an animation. */
  what: string;
  /** In milliseconds, of one turn. */
  duration: number;
  /** In milliseconds, with delay and all turns. */
  end: number;
  easing: string;
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Waits until nothing moves. What has ended may go on holding its last frame. */
export const atRest = () =>
  waitFor(
    () => expect(document.getAnimations().filter((it) => it.playState === 'running')).toEqual([]),
    { timeout: 10000, interval: 20 },
  );

/** All that moves on the page from the beginning of `act` until shortly after its end. */
export async function animationsDuring(act: () => Promise<unknown>): Promise<SeenAnimation[]> {
  const seen = new Map<Animation, SeenAnimation>();
  const look = () => {
    for (const animation of document.getAnimations()) {
      if (!seen.has(animation)) seen.set(animation, describe(animation));
    }
  };
  // A short one may be over before the next frame is drawn.
  const watched = ['transitionrun', 'animationstart'] as const;
  for (const event of watched) document.addEventListener(event, look, true);
  try {
    await act();
    await pause(100);
  } finally {
    for (const event of watched) document.removeEventListener(event, look, true);
  }
  return [...seen.values()];
}

function describe(animation: Animation): SeenAnimation {
  const timing = animation.effect?.getComputedTiming();
  const target = animation.effect instanceof KeyframeEffect ? animation.effect.target : null;
  const what =
    animation instanceof CSSTransition
      ? animation.transitionProperty
      : animation instanceof CSSAnimation
        ? animation.animationName
        : '';
  const style = animation instanceof CSSAnimation && target ? getComputedStyle(target) : null;
  return {
    className: target?.getAttribute('class') ?? '',
    what,
    duration: Number(timing?.duration),
    end: Number(timing?.endTime),
    // An animation keeps its curve in its keyframes.
    easing: style?.animationTimingFunction ?? String(timing?.easing),
  };
}
