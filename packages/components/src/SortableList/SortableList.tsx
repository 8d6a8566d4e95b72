import {
  useEffect,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import { IconButton } from '../IconButton/IconButton';
import { cx } from '../internal/cx';
import { Icon } from '../internal/Icon';
import { caretDownBold, caretUpBold, dotsSixVerticalBold } from '../internal/iconPaths';
import { isolate } from '../internal/isolate';
import { useControllableState } from '../internal/useControllableState';
import { useWords, type DaybowWords } from '../internal/words';
import { flipRows } from './flipRows';
import { moveItem, shiftOf, type Slot } from './sorting';
import { startDrag } from './startDrag';
import './SortableList.css';

const ENGLISH: DaybowWords['SortableList'] = {
  moveUpLabel: (item) => `Move up: ${isolate(item)}`,
  moveDownLabel: (item) => `Move down: ${isolate(item)}`,
  movedText: (item, position, count) => `${isolate(item)}, ${position} of ${count}`,
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
   * @defaultValue `'Meditate, 2 of 5'`
   */
  movedText?: ((label: string, position: number, count: number) => string) | undefined;
}

interface Dragged {
  key: string | number;
  from: number;
  to: number;
  slots: readonly Slot[];
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
    'aria-label': label,
    value,
    defaultValue = [],
    onValueChange,
    onMove,
    itemKey,
    itemLabel,
    children,
    moveUpLabel,
    moveDownLabel,
    movedText,
    className,
    ...rest
  } = useWords('SortableList', ENGLISH, props);
  const listRef = useRef<HTMLOListElement>(null);
  const stopDragRef = useRef<(() => void) | undefined>(undefined);
  const [items, setItems] = useControllableState<readonly Item[]>(value, defaultValue, (next) =>
    onValueChange?.([...next]),
  );
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const [announcement, setAnnouncement] = useState({ id: 0, text: '' });

  useEffect(() => () => stopDragRef.current?.(), []);

  function move(item: Item, to: number) {
    const key = itemKey(item);
    const from = items.findIndex((other) => itemKey(other) === key);
    if (from < 0 || from === to || to < 0 || to >= items.length) return;
    const order = moveItem(items, from, to);
    const [next] = order.slice(to + 1);
    const rows = rowsOf(listRef.current);
    const tops = rows.map((row) => row.getBoundingClientRect().top);
    flushSync(() => {
      setItems(order);
      onMove?.({ key, before: next === undefined ? null : itemKey(next) });
      const text = movedText(itemLabel(item), to + 1, items.length);
      setAnnouncement({ id: announcement.id + 1, text });
      setDragged(null);
    });
    flipRows(rows, tops);
  }

  // The end of a drag moves the items of that moment, not those of its start.
  const latestMove = useRef(move);
  useEffect(() => {
    latestMove.current = move;
  });

  function handlePointerDown(event: PointerEvent, item: Item, from: number) {
    if (event.button !== 0 || !event.isPrimary || dragged) return;
    stopDragRef.current = startDrag({
      press: event,
      rows: rowsOf(listRef.current),
      from,
      onOver: (to, slots) => setDragged({ key: itemKey(item), from, to, slots }),
      onEnd: (to) => {
        if (to !== null) latestMove.current(item, to);
        // Flushed, so that a cancelled row animates back to its place.
        flushSync(() => setDragged(null));
      },
    });
  }

  return (
    <div {...rest} className={cx('daybow-SortableList', className)}>
      {/* Safari drops the role of a list without numbers: https://bugs.webkit.org/show_bug.cgi?id=170179 */}
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
      <ol className="daybow-SortableList-items" role="list" aria-label={label} ref={listRef}>
        {items.map((item, index) => {
          const key = itemKey(item);
          const text = itemLabel(item);
          const shift = dragged ? shiftOf(dragged.slots, index, dragged.from, dragged.to) : 0;
          return (
            <li
              key={key}
              className="daybow-SortableList-item"
              data-dragged={dragged?.key === key || undefined}
              style={shift ? { translate: `0 ${shift}px` } : undefined}
            >
              <span
                className="daybow-SortableList-handle"
                aria-hidden="true"
                onPointerDown={(event) => handlePointerDown(event, item, index)}
              >
                <Icon path={dotsSixVerticalBold} />
              </span>
              <div className="daybow-SortableList-content">{children(item)}</div>
              <div className="daybow-SortableList-moves">
                <IconButton
                  variant="flat"
                  aria-label={moveUpLabel(text)}
                  aria-disabled={index === 0 || undefined}
                  onClick={() => move(item, index - 1)}
                >
                  <Icon path={caretUpBold} />
                </IconButton>
                <IconButton
                  variant="flat"
                  aria-label={moveDownLabel(text)}
                  aria-disabled={index === items.length - 1 || undefined}
                  onClick={() => move(item, index + 1)}
                >
                  <Icon path={caretDownBold} />
                </IconButton>
              </div>
            </li>
          );
        })}
      </ol>
      <div className="daybow-VisuallyHidden" role="status">
        {announcement.text && <span key={announcement.id}>{announcement.text}</span>}
      </div>
    </div>
  );
}

function rowsOf(list: HTMLElement | null): HTMLElement[] {
  return list ? ([...list.children] as HTMLElement[]) : [];
}
