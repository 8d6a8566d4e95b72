import { Button } from '@daybow/components';
import type { HabitDetail, Undo } from '@daybow/journal';
import ArchiveIcon from '~icons/ph/archive-bold';
import TrashIcon from '~icons/ph/trash-bold';
import { useDeviceJournal } from '../../journal/useDeviceJournal';
import { useUndoableWrite } from '../../journal/useUndoableWrite';
import { Stack } from '../../shell/Stack';
import { useDeviceWords } from '../../words/LanguageProvider';

interface HabitActionsProps {
  habit: HabitDetail;
  /** Called when the habit has left the list, or is back in it. */
  onDone: () => void;
}

/** Takes a habit out of the list, for a while or for good, and back into it. */
export function HabitActions({ habit, onDone }: HabitActionsProps) {
  const journal = useDeviceJournal();
  const write = useUndoableWrite();
  const words = useDeviceWords().habit;
  const { id, name, archived } = habit;

  async function act(change: Promise<Undo>, message: string) {
    if (await write(change, message)) onDone();
  }

  return (
    <Stack>
      {archived ? (
        <Button
          variant="quiet"
          icon={<ArchiveIcon />}
          onClick={() => void act(journal.restoreHabit(id), words.restored({ name }))}
        >
          {words.restore}
        </Button>
      ) : (
        <Button
          variant="quiet"
          icon={<ArchiveIcon />}
          onClick={() => void act(journal.archiveHabit(id), words.archived({ name }))}
        >
          {words.archive}
        </Button>
      )}
      <Button
        variant="danger"
        icon={<TrashIcon />}
        onClick={() => void act(journal.deleteHabit(id), words.deleted({ name }))}
      >
        {words.delete}
      </Button>
    </Stack>
  );
}
