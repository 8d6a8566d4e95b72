import { Button } from '@daybow/components';
import type { HabitDetail, Undo } from '@daybow/journal';
import { ArchiveIcon } from '@phosphor-icons/react/dist/ssr/Archive';
import { TrashIcon } from '@phosphor-icons/react/dist/ssr/Trash';
import { useDeviceJournal } from '../../journal/useDeviceJournal';
import { useUndoableWrite } from '../../journal/useUndoableWrite';

interface HabitActionsProps {
  habit: HabitDetail;
  /** Called when the habit has left the list, or is back in it. */
  onDone: () => void;
}

/** Takes a habit out of the list, for a while or for good, and back into it. */
export function HabitActions({ habit, onDone }: HabitActionsProps) {
  const journal = useDeviceJournal();
  const write = useUndoableWrite();
  const { id, name, archived } = habit;

  async function act(change: Promise<Undo>, message: string) {
    if (await write(change, message)) onDone();
  }

  return (
    <div className="app-Fields">
      {archived ? (
        <Button
          variant="quiet"
          icon={<ArchiveIcon weight="bold" />}
          onClick={() => void act(journal.restoreHabit(id), `Restored "${name}".`)}
        >
          Restore habit
        </Button>
      ) : (
        <Button
          variant="quiet"
          icon={<ArchiveIcon weight="bold" />}
          onClick={() => void act(journal.archiveHabit(id), `Archived "${name}".`)}
        >
          Archive habit
        </Button>
      )}
      <Button
        variant="danger"
        icon={<TrashIcon weight="bold" />}
        onClick={() => void act(journal.deleteHabit(id), `Deleted "${name}".`)}
      >
        Delete habit
      </Button>
    </div>
  );
}
