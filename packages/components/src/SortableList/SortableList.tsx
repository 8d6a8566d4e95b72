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
import { useControllableState } from '../internal/useControllableState';
import { settleRows } from './settleRows';
import { moveItem, shiftOf, type Slot } from './sorting';
import { startDrag } from './startDrag';
import './SortableList.css';

export interface SortableListProps<Item> extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'defaultValue'
> {
  /** Accessible name of the list. */
  label: string;
  /** The items in their order, when the caller holds that. */
  value?: readonly Item[];
  /**
   * The items in their order at first, when the list holds that itself.
   *
   * @defaultValue none
   */
  defaultValue?: readonly Item[];
  /** Called with the items in the order that a person gives them. */
  onValueChange?: (value: Item[]) => void;
  /** What tells an item from all others, whatever its place. */
  itemKey: (item: Item) => string | number;
  /** An item's name, for its buttons and for what is read out. */
  itemName: (item: Item) => string;
  /** Draws an item. */
  children: (item: Item) => ReactNode;
  /**
   * Accessible name of the button that moves an item up by one.
   *
   * @defaultValue `'Move up: Meditate'`
   */
  moveUpLabel?: (name: string) => string;
  /**
   * Accessible name of the button that moves an item down by one.
   *
   * @defaultValue `'Move down: Meditate'`
   */
  moveDownLabel?: (name: string) => string;
  /**
   * What a screen reader hears after a move.
   *
   * @defaultValue `'Meditate, 2 of 5'`
   */
  movedText?: (name: string, position: number, count: number) => string;
}

interface Dragged {
  key: string | number;
  from: number;
  to: number;
  slots: readonly Slot[];
}

/**
 * A list that a person puts in order: by dragging a row by its handle, with a mouse, a pen or a
 * finger, or with two buttons a row, which Tab reaches. Renders a `<div>` with an `<ol>`.
 *
 * A screen reader hears the new place after each move, once; focus stays on the button, which is said
 * to be unavailable at an end (`aria-disabled`). Escape gives a drag up. A drag near an edge of what
 * scrolls, scrolls.
 *
 * @example
 * <SortableList
 *   label="Order of habits"
 *   defaultValue={['Exercise', 'Meditate']}
 *   itemKey={(name) => name}
 *   itemName={(name) => name}
 * >
 *   {(name) => name}
 * </SortableList>
 */
export function SortableList<Item>({
  label,
  value,
  defaultValue = [],
  onValueChange,
  itemKey,
  itemName,
  children,
  moveUpLabel = (name) => `Move up: ${name}`,
  moveDownLabel = (name) => `Move down: ${name}`,
  movedText = (name, position, count) => `${name}, ${position} of ${count}`,
  className,
  ...rest
}: SortableListProps<Item>) {
  const list = useRef<HTMLOListElement>(null);
  const stopDrag = useRef<(() => void) | undefined>(undefined);
  const [items, setItems] = useControllableState<readonly Item[]>(value, defaultValue, (next) =>
    onValueChange?.([...next]),
  );
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const [said, setSaid] = useState({ count: 0, text: '' });

  useEffect(() => () => stopDrag.current?.(), []);

  function move(item: Item, to: number) {
    const from = items.findIndex((other) => itemKey(other) === itemKey(item));
    if (from < 0 || from === to || to < 0 || to >= items.length) return;
    const rows = rowsOf(list.current);
    const tops = rows.map((row) => row.getBoundingClientRect().top);
    flushSync(() => {
      setItems(moveItem(items, from, to));
      setSaid({ count: said.count + 1, text: movedText(itemName(item), to + 1, items.length) });
      setDragged(null);
    });
    settleRows(rows, tops);
  }

  // What a drag calls when it ends is about the items of that moment.
  const latestMove = useRef(move);
  useEffect(() => {
    latestMove.current = move;
  });

  function handlePointerDown(event: PointerEvent, item: Item, from: number) {
    if (event.button !== 0 || !event.isPrimary || dragged) return;
    stopDrag.current = startDrag({
      press: event,
      rows: rowsOf(list.current),
      from,
      onOver: (to, slots) => setDragged({ key: itemKey(item), from, to, slots }),
      onEnd: (to) => {
        if (to !== null) latestMove.current(item, to);
        // Drawn at once, so that the row travels back to its place.
        flushSync(() => setDragged(null));
      },
    });
  }

  return (
    <div {...rest} className={cx('daybow-SortableList', className)}>
      {/* Safari drops the role of a list without numbers: https://bugs.webkit.org/show_bug.cgi?id=170179 */}
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
      <ol className="daybow-SortableList-items" role="list" aria-label={label} ref={list}>
        {items.map((item, index) => {
          const key = itemKey(item);
          const name = itemName(item);
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
                  label={moveUpLabel(name)}
                  aria-disabled={index === 0 || undefined}
                  onClick={() => move(item, index - 1)}
                >
                  <Icon path={caretUpBold} />
                </IconButton>
                <IconButton
                  variant="flat"
                  label={moveDownLabel(name)}
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
        {said.text && <span key={said.count}>{said.text}</span>}
      </div>
    </div>
  );
}

function rowsOf(list: HTMLElement | null): HTMLElement[] {
  return list ? ([...list.children] as HTMLElement[]) : [];
}
