import { createContext, useContext, useId, useLayoutEffect, useRef, type Ref } from 'react';
import { useMergedRef } from './useMergedRef';

interface ListItemOfRow {
  /** The ids of the rows in the item, if they are several. */
  several: readonly string[];
  /** Counts a row of the item; returns what takes it back. */
  addRow: (id: string) => () => void;
}

export const ListItemContext = createContext<ListItemOfRow | null>(null);

/**
 * The props of a row that make it an item of the `List` around it, where one component has rendered several rows. Any
 * other row has its `<li>`.
 */
export function useListRow(ref: Ref<HTMLDivElement> | undefined) {
  const item = useContext(ListItemContext);
  const id = useId();
  const rowRef = useRef<HTMLDivElement>(null);
  const addRow = item?.addRow;
  useLayoutEffect(() => {
    // A row of a dialog, or in an element of the caller's, is a part of the item.
    const isInItem = rowRef.current?.parentElement?.classList.contains('daybow-List-item');
    return isInItem ? addRow?.(id) : undefined;
  }, [addRow, id]);
  return {
    ref: useMergedRef(ref, rowRef),
    ...(item?.several.includes(id) && { role: 'listitem' }),
  };
}
