import { IconButton, Menu, MenuItem } from '@daybow/components';
import type { Label, Undo } from '@daybow/journal';
import ArchiveIcon from '~icons/ph/archive-bold';
import DotsThreeVerticalIcon from '~icons/ph/dots-three-vertical-bold';
import TrashIcon from '~icons/ph/trash-bold';
import { useDeviceJournal } from '../../shared/journal/useDeviceJournal';
import { useExclusive } from '../../shared/journal/useExclusive';
import { useUndoableWrite } from '../../shared/journal/useUndoableWrite';
import { useDeviceWords } from '../../shared/words/LanguageProvider';

interface LabelMenuProps {
  label: Label;
  /** Runs what is written to the journal; the answer is whether that succeeded. */
  write: (change: () => Promise<boolean>) => Promise<boolean>;
  /** Called when the label is put away, or is offered again. */
  onGone: () => void;
}

/** The menu of a label: to archive or delete it. */
export function LabelMenu({ label, write, onGone }: LabelMenuProps) {
  const journal = useDeviceJournal();
  const undoable = useUndoableWrite();
  const { habit: words } = useDeviceWords();
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
        <IconButton variant="flat" aria-label={words.actions}>
          <DotsThreeVerticalIcon aria-hidden="true" />
        </IconButton>
      }
    >
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
