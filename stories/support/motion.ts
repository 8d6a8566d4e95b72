import { expect, waitFor } from 'storybook/test';

/** An animation or a transition that has run on the page. */
export interface RecordedAnimation {
  /** Of the animated element. */
  className: string;
  /** The property of a transition, or the name of an animation. */
  what: string;
  /** In ms, of one iteration. */
  duration: number;
  /** In ms, with delay and all iterations. */
  end: number;
  easing: string;
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Waits until no animation runs. A finished one may keep its last frame; one that follows scrolling never ends. */
export const waitForAnimations = () =>
  waitFor(
    () =>
      expect(
        document
          .getAnimations()
          .filter((it) => it.playState === 'running' && it.timeline instanceof DocumentTimeline),
      ).toEqual([]),
    { timeout: 10000, interval: 20 },
  );

/** Records all animations from the start of `action` until shortly after its end. */
export async function recordAnimations(
  action: () => Promise<unknown>,
): Promise<RecordedAnimation[]> {
  const recorded = new Map<Animation, RecordedAnimation>();
  const record = () => {
    for (const animation of document.getAnimations()) {
      if (!recorded.has(animation)) recorded.set(animation, describe(animation));
    }
  };
  // At events, because a short animation may end before the next frame.
  const events = ['transitionrun', 'animationstart'] as const;
  for (const event of events) document.addEventListener(event, record, true);
  try {
    await action();
    // A busy machine may take longer than the pause for the frame in which animations start.
    await nextFrame();
    await nextFrame();
    await pause(100);
  } finally {
    for (const event of events) document.removeEventListener(event, record, true);
  }
  return [...recorded.values()];
}

function describe(animation: Animation): RecordedAnimation {
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
    // The easing of a CSS animation is in its keyframes.
    easing: style?.animationTimingFunction ?? String(timing?.easing),
  };
}
