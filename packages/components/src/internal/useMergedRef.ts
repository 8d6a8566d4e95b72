import { type Ref, useCallback } from 'react';

/** One ref for two; it changes only if they do. */
export function useMergedRef<Target>(
  theirs: Ref<Target> | undefined,
  ours: Ref<Target> | undefined,
) {
  const merged = useCallback(
    (node: Target | null) => {
      const cleanups = [attachRef(theirs, node), attachRef(ours, node)];
      return () => cleanups.forEach((cleanup) => cleanup());
    },
    [theirs, ours],
  );
  return theirs && ours ? merged : (theirs ?? ours);
}

/** Gives an element to a ref, and returns what takes it back. */
export function attachRef<Target>(ref: Ref<Target> | undefined, node: Target | null): () => void {
  if (typeof ref === 'function') {
    const cleanup = ref(node);
    return typeof cleanup === 'function' ? cleanup : () => ref(null);
  }
  if (ref) ref.current = node;
  return () => {
    if (ref) ref.current = null;
  };
}
