import {
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type PointerEvent,
} from 'react';
import { flushSync } from 'react-dom';
import { IconButton } from '../IconButton/IconButton';
import { cx } from '../internal/cx';
import { Icon } from '../internal/Icon';
import { caretDownBold, caretUpBold, dotsSixVerticalBold } from '../internal/iconPaths';
import { useMergedRef } from '../internal/useMergedRef';
import type { DaybowWords } from '../internal/words';
import { buttonWithFocus, entriesOf, keyOf } from './entries';
import { flipRows } from './flipRows';
import type { SortableListMove, SortableListProps } from './SortableList';
import {
  moveBetween,
  moveItem,
  nextPlace,
  placeInLine,
  shiftOf,
  type Place,
  type Slot,
} from './sorting';
import { startDrag } from './startDrag';

type AnyKey = string | number;
type Words = DaybowWords['SortableList'];

/** A list of rows; with a label, a group of several. */
interface Group<Item> {
  key: AnyKey;
  label?: string;
  items: readonly Item[];
}

interface SortableRowsProps<Item, Key extends AnyKey>
  extends
    Words,
    Pick<SortableListProps<Item, Key>, 'itemKey' | 'itemLabel' | 'children'>,
    Omit<ComponentPropsWithRef<'div'>, 'children'> {
  groups: readonly Group<Item>[];
  /** Called with the items of all groups in their new order, the move, and the index of the group that it led to. */
  onOrder: (order: Item[][], move: SortableListMove<Key>, group: number) => void;
}

interface Dragged<Key> {
  key: Key;
  from: number;
  to: number;
  slots: readonly Slot[];
}

/** Rows that a person sorts, in one list or across several groups. */
export function SortableRows<Item, Key extends AnyKey>({
  'aria-label': label,
  groups,
  onOrder,
  itemKey,
  itemLabel,
  children,
  moveUpLabel,
  moveDownLabel,
  movedText,
  emptyText,
  className,
  ref,
  ...rest
}: SortableRowsProps<Item, Key>) {
  const id = useId();
  const boxRef = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRef(ref, boxRef);
  const stopDragRef = useRef<(() => void) | undefined>(undefined);
  const [dragged, setDragged] = useState<Dragged<Key> | null>(null);
  const [announcement, setAnnouncement] = useState({ id: 0, text: '' });
  const isGrouped = groups.some((group) => group.label !== undefined);
  const counts = groups.map(({ items }) => items.length);

  useEffect(() => () => stopDragRef.current?.(), []);

  function placeOf(key: Key): Place | undefined {
    const group = groups.findIndex(({ items }) => items.some((item) => itemKey(item) === key));
    const index = groups[group]?.items.findIndex((item) => itemKey(item) === key);
    return index === undefined ? undefined : { group, index };
  }

  function move(key: Key, to: Place | null) {
    const from = placeOf(key);
    const item = from && groups[from.group]?.items[from.index];
    if (!to || !from || !item || (from.group === to.group && from.index === to.index)) return;
    const order = moveBetween(
      groups.map(({ items }) => items),
      from,
      to,
    );
    const items = order[to.group] ?? [];
    const next = items[to.index + 1];
    const before = next === undefined ? null : itemKey(next);
    const tops = new Map(
      entriesOf(boxRef.current).map((entry) => [keyOf(entry), entry.getBoundingClientRect().top]),
    );
    const focused = buttonWithFocus(boxRef.current);
    flushSync(() => {
      onOrder(order, { key, before }, to.group);
      const text = movedText(itemLabel(item), to.index + 1, items.length, groups[to.group]?.label);
      setAnnouncement({ id: announcement.id + 1, text });
      setDragged(null);
    });
    const entries = entriesOf(boxRef.current);
    // A row in another group is another element.
    if (focused && !focused.button.isConnected) {
      const row = entries.find((entry) => keyOf(entry) === focused.key);
      row?.querySelectorAll('button')[focused.index]?.focus();
    }
    flipRows(
      entries,
      entries.map((entry) => tops.get(keyOf(entry)) ?? entry.getBoundingClientRect().top),
    );
  }

  /** The headings and rows of groups, in one line. */
  function lineOf(sizes: readonly number[]) {
    const heading = isGrouped ? ['heading' as const] : [];
    return sizes.flatMap((size) => [...heading, ...Array<'row'>(size).fill('row')]);
  }

  /** The place of a row that was dragged from one entry of the line to another. */
  function placeAt(from: number, to: number): Place {
    return placeInLine(moveItem(lineOf(counts), from, to), to);
  }

  // The end of a drag moves the items of that moment, not those of its start.
  const latest = useRef({ move, placeAt });
  useEffect(() => {
    latest.current = { move, placeAt };
  });

  function handlePointerDown(event: PointerEvent<HTMLElement>, key: Key) {
    if (event.button !== 0 || !event.isPrimary || dragged) return;
    const entries = entriesOf(boxRef.current);
    const from = entries.findIndex((entry) => entry.contains(event.currentTarget));
    stopDragRef.current = startDrag({
      press: event,
      rows: entries,
      from,
      first: isGrouped ? 1 : 0,
      onOver: (to, slots) => setDragged({ key, from, to, slots }),
      onEnd: (to) => {
        if (to !== null) latest.current.move(key, latest.current.placeAt(from, to));
        // Flushed, so that a cancelled row animates back to its place.
        flushSync(() => setDragged(null));
      },
    });
  }

  /** The shift of a heading or row, by its place in the line, while another is dragged past it. */
  function styleAt(entry: number) {
    const shift = dragged ? shiftOf(dragged.slots, entry, dragged.from, dragged.to) : 0;
    return shift ? { translate: `0 ${shift}px` } : undefined;
  }

  const lists = groups.map((group, groupIndex) => {
    const headingId = `${id}-${groupIndex}`;
    const firstRow = lineOf(counts.slice(0, groupIndex)).length + (isGrouped ? 1 : 0);
    const heading = isGrouped && (
      <div
        className="daybow-SortableList-heading"
        data-key={`group ${group.key}`}
        style={styleAt(firstRow - 1)}
      >
        <p className="daybow-SortableList-label" id={headingId}>
          <bdi>{group.label}</bdi>
        </p>
        {group.items.length === 0 && <p className="daybow-SortableList-empty">{emptyText}</p>}
      </div>
    );
    const rows = group.items.map((item, index) => {
      const key = itemKey(item);
      const text = itemLabel(item);
      const place = { group: groupIndex, index };
      const [up, down] = [nextPlace(counts, place, -1), nextPlace(counts, place, 1)];
      return (
        <li
          key={key}
          className="daybow-SortableList-item"
          data-key={`row ${key}`}
          data-dragged={dragged?.key === key || undefined}
          style={styleAt(firstRow + index)}
        >
          <span
            className="daybow-SortableList-handle"
            aria-hidden="true"
            onPointerDown={(event) => handlePointerDown(event, key)}
          >
            <Icon path={dotsSixVerticalBold} />
          </span>
          <div className="daybow-SortableList-content">{children(item)}</div>
          <div className="daybow-SortableList-moves">
            <IconButton
              variant="flat"
              aria-label={moveUpLabel(text)}
              aria-disabled={!up || undefined}
              onClick={() => move(key, up)}
            >
              <Icon path={caretUpBold} />
            </IconButton>
            <IconButton
              variant="flat"
              aria-label={moveDownLabel(text)}
              aria-disabled={!down || undefined}
              onClick={() => move(key, down)}
            >
              <Icon path={caretDownBold} />
            </IconButton>
          </div>
        </li>
      );
    });
    const name = isGrouped ? { 'aria-labelledby': headingId } : { 'aria-label': label };
    return (
      <div key={group.key} className="daybow-SortableList-group">
        {heading}
        {(rows.length > 0 || !isGrouped) && (
          // Safari drops the role of a list without numbers: https://bugs.webkit.org/show_bug.cgi?id=170179
          // oxlint-disable-next-line jsx-a11y/no-redundant-roles
          <ol className="daybow-SortableList-items" role="list" {...name}>
            {rows}
          </ol>
        )}
      </div>
    );
  });

  return (
    <div
      {...rest}
      ref={mergedRef}
      className={cx('daybow-SortableList', className)}
      {...(isGrouped && { role: 'group', 'aria-label': label })}
    >
      {lists}
      <div className="daybow-VisuallyHidden" role="status">
        {announcement.text && <span key={announcement.id}>{announcement.text}</span>}
      </div>
    </div>
  );
}
