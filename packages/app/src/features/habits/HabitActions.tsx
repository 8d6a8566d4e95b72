import { Button } from '@daybow/components';
import type { HabitDetail, Undo } from '@daybow/journal';
import ArchiveIcon from '~icons/ph/archive-bold';
import TrashIcon from '~icons/ph/trash-bold';
import { useDeviceJournal } from '../../shared/journal/useDeviceJournal';
import { useUndoableWrite } from '../../shared/journal/useUndoableWrite';
import { useDeviceWords } from '../../shared/words/LanguageProvider';
import './habits.css';

interface HabitActionsProps {
  habit: HabitDetail;
  /** Runs a write once, however often it is asked for. */
  run: (write: () => Promise<boolean>) => Promise<void>;
  /** Called when the habit has left the list, or is back in it. */
  onDone: () => void;
}

/** Takes a habit out of the list, for a while or for good, and back into it. */
export function HabitActions({ habit, run, onDone }: HabitActionsProps) {
  const journal = useDeviceJournal();
  const write = useUndoableWrite();
  const words = useDeviceWords().habit;
  const { id, name, archived } = habit;

  const act = (change: (id: number) => Promise<Undo>, message: string) =>
    run(async () => {
      const isDone = await write(change(id), message);
      if (isDone) onDone();
      return isDone;
    });

  return (
    <div className="app-HabitActions">
      {archived ? (
        <Button
          variant="quiet"
          size="small"
          icon={<ArchiveIcon />}
          onClick={() => void act(journal.restoreHabit, words.restored({ name }))}
        >
          {words.restore}
        </Button>
      ) : (
        <Button
          variant="quiet"
          size="small"
          icon={<ArchiveIcon />}
          onClick={() => void act(journal.archiveHabit, words.archived({ name }))}
        >
          {words.archive}
        </Button>
      )}
      <Button
        variant="danger"
        size="small"
        icon={<TrashIcon />}
        onClick={() => void act(journal.deleteHabit, words.deleted({ name }))}
      >
        {words.delete}
      </Button>
    </div>
  );
}
