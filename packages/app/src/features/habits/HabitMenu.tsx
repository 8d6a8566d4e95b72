import { IconButton, Menu, MenuItem } from '@daybow/components';
import type { HabitDetail, Undo } from '@daybow/journal';
import type { Ref } from 'react';
import ArchiveIcon from '~icons/ph/archive-bold';
import CopyIcon from '~icons/ph/copy-bold';
import DotsThreeVerticalIcon from '~icons/ph/dots-three-vertical-bold';
import PauseIcon from '~icons/ph/pause-bold';
import PencilIcon from '~icons/ph/pencil-simple-bold';
import TrashIcon from '~icons/ph/trash-bold';
import { useDeviceJournal } from '../../shared/journal/useDeviceJournal';
import { useExclusive } from '../../shared/journal/useExclusive';
import { useUndoableWrite } from '../../shared/journal/useUndoableWrite';
import { useDeviceWords } from '../../shared/words/LanguageProvider';

interface HabitMenuProps {
  habit: HabitDetail;
  /** The button that opens it. */
  ref: Ref<HTMLButtonElement>;
  /** Called to edit the habit, or to pause it. */
  onTask: (task: 'edit' | 'pause') => void;
  /** Called to add a copy of the habit. */
  onDuplicate?: (() => void) | undefined;
  /** Runs what is written to the journal; the answer is whether that succeeded. */
  write: (change: () => Promise<boolean>) => Promise<boolean>;
  /** Called when the habit has left the list, or is back in it. */
  onGone: () => void;
}

/** The menu of a habit: to edit, pause, duplicate, archive or delete it. */
export function HabitMenu({ habit, ref, onTask, onDuplicate, write, onGone }: HabitMenuProps) {
  const journal = useDeviceJournal();
  const undoable = useUndoableWrite();
  const { habit: words, pause } = useDeviceWords();
  const { id, name, archived } = habit;
  // Each of these closes the sheet, which can be clicked until it is gone.
  const run = useExclusive(write, { once: true });

  const act = (change: (id: number) => Promise<Undo>, message: string) =>
    void run(async () => {
      const isDone = await undoable(change(id), message);
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
      {!archived && (
        <>
          <MenuItem icon={<PencilIcon />} onSelect={() => onTask('edit')}>
            {words.edit}
          </MenuItem>
          <MenuItem icon={<PauseIcon />} onSelect={() => onTask('pause')}>
            {pause.title}
          </MenuItem>
          {onDuplicate && (
            <MenuItem icon={<CopyIcon />} onSelect={onDuplicate}>
              {words.duplicate}
            </MenuItem>
          )}
        </>
      )}
      <MenuItem
        icon={<ArchiveIcon />}
        onSelect={() =>
          archived
            ? act(journal.restoreHabit, words.restored({ name }))
            : act(journal.archiveHabit, words.archived({ name }))
        }
      >
        {archived ? words.restore : words.archive}
      </MenuItem>
      <MenuItem
        icon={<TrashIcon />}
        variant="danger"
        onSelect={() => act(journal.deleteHabit, words.deleted({ name }))}
      >
        {words.delete}
      </MenuItem>
    </Menu>
  );
}
