import { Button, Dialog, useToast } from '@daybow/components';
import type { DeletedHabit } from '@daybow/journal';
import { flushSync } from 'react-dom';
import TrashIcon from '~icons/ph/trash-bold';
import { useDeviceJournal } from '../../shared/journal/useDeviceJournal';
import { useExclusive } from '../../shared/journal/useExclusive';
import { useWrite } from '../../shared/journal/useWrite';
import { Stack } from '../../shared/ui/layout';
import { useDeviceWords } from '../../shared/words/LanguageProvider';

interface DeleteForGoodProps {
  open: boolean;
  /** The habit that is asked about, or was last. */
  habit: DeletedHabit;
  onClose: () => void;
  /** Called once it is gone, after `onClose`. */
  onDeleted: () => void;
}

/** Asks once, in words, before a deleted habit is deleted for good with all its records. */
export function DeleteForGood({ open, habit, onClose, onDeleted }: DeleteForGoodProps) {
  const journal = useDeviceJournal();
  const write = useWrite();
  const toast = useToast();
  const words = useDeviceWords().bin;
  const { id, name } = habit;
  const remove = useExclusive(async () => {
    const isRemoved = await write(journal.removeHabit(id));
    // What is closing still holds the focus until it is drawn as closed.
    flushSync(onClose);
    if (!isRemoved) return false;
    onDeleted();
    toast({ tone: 'success', message: words.removed({ name }) });
    return true;
  });

  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={words.ask({ name })}
      description={words.askHint}
    >
      <Stack>
        <Button variant="soft" block onClick={onClose}>
          {words.keep}
        </Button>
        <Button variant="danger" block icon={<TrashIcon />} onClick={() => void remove()}>
          {words.remove}
        </Button>
      </Stack>
    </Dialog>
  );
}
