import { IconButton, Menu, MenuItem } from '@daybow/components';
import type { Label, Undo } from '@daybow/journal';
import type { Ref } from 'react';
import ArchiveIcon from '~icons/ph/archive-bold';
import MergeIcon from '~icons/ph/arrows-merge-bold';
import DotsThreeVerticalIcon from '~icons/ph/dots-three-vertical-bold';
import PencilIcon from '~icons/ph/pencil-simple-bold';
import TrashIcon from '~icons/ph/trash-bold';
import { useDeviceJournal } from '../../shared/journal/useDeviceJournal';
import { useExclusive } from '../../shared/journal/useExclusive';
import { useUndoableWrite } from '../../shared/journal/useUndoableWrite';
import { useDeviceWords } from '../../shared/words/LanguageProvider';

interface LabelMenuProps {
  label: Label;
  /** The button that opens it. */
  ref: Ref<HTMLButtonElement>;
  /** Called to edit the label, or to merge it. */
  onTask: (task: 'edit' | 'merge') => void;
  /** True if there is another one to merge it into. */
  canMerge: boolean;
  /** Runs what is written to the journal; the answer is whether that succeeded. */
  write: (change: () => Promise<boolean>) => Promise<boolean>;
  /** Called when the label is put away, or is offered again. */
  onGone: () => void;
}

/** The menu of a label: to edit, merge, archive or delete it. */
export function LabelMenu({ label, ref, onTask, canMerge, write, onGone }: LabelMenuProps) {
  const journal = useDeviceJournal();
  const undoable = useUndoableWrite();
  const { habit: words, labelPage } = useDeviceWords();
  const { uid, name, archived } = label;
  // Each of these closes the sheet, which can be clicked until it is gone.
  const run = useExclusive(write, { once: true });

  const act = (change: (uid: string) => Promise<Undo>, message: string) =>
    void run(async () => {
      const isDone = await undoable(change(uid), message);
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
      <MenuItem icon={<PencilIcon />} onSelect={() => onTask('edit')}>
        {words.edit}
      </MenuItem>
      {canMerge && (
        <MenuItem icon={<MergeIcon />} onSelect={() => onTask('merge')}>
          {labelPage.merge}
        </MenuItem>
      )}
      <MenuItem
        icon={<ArchiveIcon />}
        onSelect={() =>
          archived
            ? act(journal.restoreLabel, words.restored({ name }))
            : act(journal.archiveLabel, words.archived({ name }))
        }
      >
        {archived ? words.restore : words.archive}
      </MenuItem>
      <MenuItem
        icon={<TrashIcon />}
        variant="danger"
        onSelect={() => act(journal.deleteLabel, words.deleted({ name }))}
      >
        {words.delete}
      </MenuItem>
    </Menu>
  );
}
