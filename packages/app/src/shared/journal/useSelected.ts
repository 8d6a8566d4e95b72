import { share, type Journal } from '@daybow/journal';
import { useMemo, useSyncExternalStore } from 'react';

/**
 * What is selected of a read of the journal. The component is drawn again when that changes, and for
 * nothing else in the journal.
 *
 * @param read - a read of the journal: it returns the identical object until something in it changes.
 * @param select - a function that is the same at each render; what it returns may be a new object each time.
 */
export function useSelected<View, Selected>(
  { subscribe }: Pick<Journal, 'subscribe'>,
  read: () => View,
  select: (view: View) => Selected,
): Selected {
  const selectShared = useMemo(() => sharing(select), [select]);
  return useSyncExternalStore(subscribe, () => selectShared(read()));
}

/** Selects all of a view. */
export const whole = <View>(view: View): View => view;

/** Selects so that what is equal to what was selected before is the identical object. */
function sharing<View, Selected>(select: (view: View) => Selected): (view: View) => Selected {
  let last: { readonly view: View; readonly selected: Selected } | null = null;
  return (view) => {
    if (last === null || last.view !== view) {
      last = { view, selected: share(last?.selected, select(view)) };
    }
    return last.selected;
  };
}
