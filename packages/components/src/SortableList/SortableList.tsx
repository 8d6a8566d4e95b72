import type { ComponentPropsWithRef, ReactNode } from 'react';
import { isolate } from '../internal/isolate';
import { useControllableState } from '../internal/useControllableState';
import { useWords, type DaybowWords } from '../internal/words';
import { SortableRows } from './SortableRows';
import './SortableList.css';

export const ENGLISH: DaybowWords['SortableList'] = {
  moveUpLabel: (item) => `Move up: ${isolate(item)}`,
  moveDownLabel: (item) => `Move down: ${isolate(item)}`,
  movedText: (item, position, count, group) =>
    `${isolate(item)}, ${group === undefined ? '' : `${isolate(group)}, `}${position} of ${count}`,
  emptyText: 'Nothing here yet',
};

/** The move of one item. */
export interface SortableListMove<Key extends string | number = string | number> {
  /** The key of the item that moved. */
  key: Key;
  /** The key of the item that it is now in front of; null at the end of the list. */
  before: Key | null;
}

export interface SortableListProps<
  Item,
  Key extends string | number = string | number,
> extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue'> {
  /** Accessible name of the list. */
  'aria-label': string;
  /** The items in their order, controlled: update them in `onMove` or in `onValueChange`. */
  value?: readonly Item[] | undefined;
  /**
   * The items in their initial order, when uncontrolled.
   *
   * @defaultValue none
   */
  defaultValue?: readonly Item[] | undefined;
  /** Called with all items in their new order when a person moves one. */
  onValueChange?: ((value: Item[]) => void) | undefined;
  /** Called with the move alone when a person moves an item, for orders that are stored move by move. */
  onMove?: ((move: SortableListMove<Key>) => void) | undefined;
  /** Returns the key of an item, which is unique in the list and stays the same. */
  itemKey: (item: Item) => Key;
  /** Returns an item in words, for its buttons and for announcements. */
  itemLabel: (item: Item) => string;
  /** Renders an item. */
  children: (item: Item) => ReactNode;
  /**
   * Accessible name of the button that moves an item up by one.
   *
   * @defaultValue `'Move up: Meditate'`
   */
  moveUpLabel?: ((label: string) => string) | undefined;
  /**
   * Accessible name of the button that moves an item down by one.
   *
   * @defaultValue `'Move down: Meditate'`
   */
  moveDownLabel?: ((label: string) => string) | undefined;
  /**
   * Text that a screen reader announces after a move.
   *
   * @defaultValue `'Meditate, 2 of 5'`, in groups `'Meditate, Evening, 2 of 5'`
   */
  movedText?:
    ((label: string, position: number, count: number, group?: string) => string) | undefined;
}

/**
 * A list that a person sorts: by dragging a row by its handle, with mouse, pen or finger, or with two
 * buttons on each row, which Tab reaches. Renders a `<div>` with an `<ol>`.
 *
 * A screen reader announces the new position after each move, once. Focus stays on the button, which is
 * disabled at an end (`aria-disabled`). Escape cancels a drag. A drag near the edge of a scroll container
 * scrolls it.
 *
 * @example
 * <SortableList
 *   aria-label="Order of habits"
 *   defaultValue={['Exercise', 'Meditate']}
 *   itemKey={(name) => name}
 *   itemLabel={(name) => name}
 * >
 *   {(name) => name}
 * </SortableList>
 */
export function SortableList<Item, Key extends string | number = string | number>(
  props: SortableListProps<Item, Key>,
) {
  const {
    value,
    defaultValue = [],
    onValueChange,
    onMove,
    ...rest
  } = useWords('SortableList', ENGLISH, props);
  const [items, setItems] = useControllableState<readonly Item[]>(value, defaultValue, (next) =>
    onValueChange?.([...next]),
  );

  return (
    <SortableRows<Item, Key>
      {...rest}
      groups={[{ key: '', items }]}
      onOrder={([order = []], move) => {
        setItems(order);
        onMove?.(move);
      }}
    />
  );
}
