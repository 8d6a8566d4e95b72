import { useControllableState } from '../internal/useControllableState';
import { useWords } from '../internal/words';
import { ENGLISH, type SortableListMove, type SortableListProps } from './SortableList';
import { SortableRows } from './SortableRows';
import './SortableList.css';

/** A group of items that can be sorted. */
export interface SortableGroup<Item, GroupKey extends string | number = string | number> {
  /** The key of the group, which stays the same. */
  key: GroupKey;
  /** The heading over the group, which also names its list and is announced after a move. */
  label: string;
  /** The items of the group in their order; none is fine. */
  items: readonly Item[];
}

/** The move of one item, within its group or to another one. */
export interface SortableGroupsMove<
  Key extends string | number = string | number,
  GroupKey extends string | number = string | number,
> extends SortableListMove<Key> {
  /** The key of the group that it is now in. */
  group: GroupKey;
}

export interface SortableGroupsProps<
  Item,
  Key extends string | number = string | number,
  GroupKey extends string | number = string | number,
> extends Omit<
  SortableListProps<Item, Key>,
  'value' | 'defaultValue' | 'onValueChange' | 'onMove'
> {
  /** Accessible name of all groups together. */
  'aria-label': string;
  /** The groups with their items, controlled: update them in `onMove` or in `onValueChange`. */
  value?: readonly SortableGroup<Item, GroupKey>[] | undefined;
  /**
   * The groups with their items at first, when uncontrolled.
   *
   * @defaultValue none
   */
  defaultValue?: readonly SortableGroup<Item, GroupKey>[] | undefined;
  /** Called with all groups and their items in the new order when a person moves one. */
  onValueChange?: ((value: SortableGroup<Item, GroupKey>[]) => void) | undefined;
  /** Called with the move alone when a person moves an item, for orders that are stored move by move. */
  onMove?: ((move: SortableGroupsMove<Key, GroupKey>) => void) | undefined;
  /**
   * Text in a group without items, where one can be dropped.
   *
   * @defaultValue `'Nothing here yet'`
   */
  emptyText?: string | undefined;
}

/**
 * Several lists with headings, in and across which a person sorts, as in a `SortableList`: dragging a row past a
 * heading moves it to the other group, and so do its two buttons at the end of a group. Renders a `<div role="group">`
 * with an `<ol>` for each group that has items.
 *
 * A screen reader announces the group and the new position after each move, once. Focus stays on the button.
 *
 * @example
 * <SortableGroups
 *   aria-label="Habits by time of day"
 *   defaultValue={[
 *     { key: 'morning', label: 'Morning', items: ['Exercise', 'Meditate'] },
 *     { key: 'evening', label: 'Evening', items: [] },
 *   ]}
 *   itemKey={(name) => name}
 *   itemLabel={(name) => name}
 * >
 *   {(name) => name}
 * </SortableGroups>
 */
export function SortableGroups<
  Item,
  Key extends string | number = string | number,
  GroupKey extends string | number = string | number,
>(props: SortableGroupsProps<Item, Key, GroupKey>) {
  const {
    value,
    defaultValue = [],
    onValueChange,
    onMove,
    ...rest
  } = useWords('SortableList', ENGLISH, props);
  const [groups, setGroups] = useControllableState<readonly SortableGroup<Item, GroupKey>[]>(
    value,
    defaultValue,
    (next) => onValueChange?.([...next]),
  );

  return (
    <SortableRows<Item, Key>
      {...rest}
      groups={groups}
      onOrder={(order, move, to) => {
        setGroups(groups.map((group, index) => ({ ...group, items: order[index] ?? [] })));
        const group = groups[to];
        if (group) onMove?.({ ...move, group: group.key });
      }}
    />
  );
}
