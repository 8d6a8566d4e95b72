import { lazy, type ComponentType } from 'react';

/** A component that is loaded when it is first shown, or before. */
export type Preloadable = ComponentType & { readonly preload: () => Promise<void> };

/**
 * Loads a component on its own. Once it is preloaded it is shown without a pause: `lazy` alone would
 * suspend for a moment even then.
 */
export function preloadable(load: () => Promise<ComponentType>): Preloadable {
  let Loaded: ComponentType | null = null;
  const preload = async () => {
    Loaded ??= await load();
  };
  const Lazy = lazy(async () => ({ default: await load() }));
  return Object.assign(() => (Loaded ? <Loaded /> : <Lazy />), { preload });
}
