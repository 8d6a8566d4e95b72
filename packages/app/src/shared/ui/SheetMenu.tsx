import { IconButton, Menu, MenuItem } from '@daybow/components';
import type { Undo } from '@daybow/journal';
import type { ReactNode, Ref } from 'react';
import ArchiveIcon from '~icons/ph/archive-bold';
import DotsThreeVerticalIcon from '~icons/ph/dots-three-vertical-bold';
import TrashIcon from '~icons/ph/trash-bold';
import { useExclusive } from '../journal/useExclusive';
import { useUndoableWrite } from '../journal/useUndoableWrite';
import { useDeviceWords } from '../words/LanguageProvider';

interface SheetMenuProps {
  /** The habit or the label of the sheet. */
  item: { readonly name: string; readonly archived: boolean };
  /** The button that opens it. */
  ref: Ref<HTMLButtonElement>;
  archive: () => Promise<Undo>;
  restore: () => Promise<Undo>;
  remove: () => Promise<Undo>;
  /** Runs what is written to the journal; the answer is whether that succeeded. */
  write: (change: () => Promise<boolean>) => Promise<boolean>;
  /** Called when the item has left the list, or is back in it. */
  onGone: () => void;
  /** Items of its own, above those that archive and delete. */
  children: ReactNode;
}

/** The menu of a sheet: what can be done with its habit or label. */
export function SheetMenu(props: SheetMenuProps) {
  const { item, ref, archive, restore, remove, write, onGone, children } = props;
  const undoable = useUndoableWrite();
  const words = useDeviceWords().habit;
  const { name, archived } = item;
  // Each of these closes the sheet, which can be clicked until it is gone.
  const run = useExclusive(write, { once: true });

  const act = (change: () => Promise<Undo>, message: string) =>
    void run(async () => {
      const isDone = await undoable(change(), message);
      if (isDone) onGone();
      return isDone;
    });

  return (
    <Menu
      trigger={
        <IconButton ref={ref} variant="flat" aria-label={words.actions}>
          <DotsThreeVerticalIcon aria-hidden="true" />
        </IconButton>
      }
    >
      {children}
      <MenuItem
        icon={<ArchiveIcon />}
        onSelect={() =>
          archived ? act(restore, words.restored({ name })) : act(archive, words.archived({ name }))
        }
      >
        {archived ? words.restore : words.archive}
      </MenuItem>
      <MenuItem
        icon={<TrashIcon />}
        variant="danger"
        onSelect={() => act(remove, words.deleted({ name }))}
      >
        {words.delete}
      </MenuItem>
    </Menu>
  );
}
