import { lazy, useEffect, useState, type ComponentType } from 'react';

/** A component that is loaded when it is first shown, or before. */
export type Preloadable<Props = object> = ComponentType<Props> & {
  readonly preload: () => Promise<void>;
};

/**
 * Loads a component on its own. Once it is preloaded it is shown without a pause: `lazy` alone would
 * suspend for a moment even then.
 */
export function preloadable<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Preloadable<Props> {
  let Loaded: ComponentType<Props> | null = null;
  const preload = async () => {
    Loaded ??= await load();
  };
  const Lazy = lazy(async () => ({ default: await load() })) as unknown as ComponentType<Props>;
  function Preloaded(props: Props) {
    // What stands on the screen stays the same component, or it would lose its state.
    const [Shown] = useState(() => Loaded ?? Lazy);
    return <Shown {...props} />;
  }
  return Object.assign(Preloaded, { preload });
}

/**
 * Loads a dialog on its own, when it is first opened or before. The screen below stays meanwhile.
 * Without `Suspense`, which shows what has come up to 300 ms late.
 */
export function preloadableDialog<Props extends { open: boolean }>(
  load: () => Promise<ComponentType<Props>>,
): Preloadable<Props> {
  let Loaded: ComponentType<Props> | null = null;
  const preload = async () => {
    Loaded ??= await load();
  };
  function OpenedOnce(props: Props) {
    const [isNeeded, setNeeded] = useState(false);
    const [, setLoaded] = useState(false);
    if (props.open && !isNeeded) setNeeded(true);
    useEffect(() => {
      if (!isNeeded || Loaded) return;
      preload().then(
        () => setLoaded(true),
        (error: unknown) =>
          setLoaded(() => {
            // Thrown while rendering, where the error screen takes over.
            throw error;
          }),
      );
    }, [isNeeded]);
    return isNeeded && Loaded ? <Loaded {...props} /> : null;
  }
  return Object.assign(OpenedOnce, { preload });
}
