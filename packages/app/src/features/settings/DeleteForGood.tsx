import { Button, Dialog, useToast } from '@daybow/components';
import { flushSync } from 'react-dom';
import TrashIcon from '~icons/ph/trash-bold';
import { useExclusive } from '../../shared/journal/useExclusive';
import { useWrite } from '../../shared/journal/useWrite';
import { Stack } from '../../shared/ui/layout';
import { useDeviceWords } from '../../shared/words/LanguageProvider';

interface DeleteForGoodProps {
  open: boolean;
  /** The name of what is asked about, or was last. */
  name: string;
  /** A sentence on what else is deleted with it. */
  hint: string;
  /** Removes it for good. */
  remove: () => Promise<void>;
  onClose: () => void;
  /** Called once it is gone, after `onClose`. */
  onDeleted: () => void;
}

/** Asks once, in words, before a deleted habit or label is deleted for good. */
export function DeleteForGood({
  open,
  name,
  hint,
  remove,
  onClose,
  onDeleted,
}: DeleteForGoodProps) {
  const write = useWrite();
  const toast = useToast();
  const words = useDeviceWords().bin;
  const handleRemove = useExclusive(async () => {
    const isRemoved = await write(remove());
    // What is closing still holds the focus until it is drawn as closed.
    flushSync(onClose);
    if (!isRemoved) return false;
    onDeleted();
    toast({ tone: 'success', message: words.removed({ name }) });
    return true;
  });

  return (
    <Dialog open={open} onOpenChange={onClose} title={words.ask({ name })} description={hint}>
      <Stack>
        <Button variant="soft" block onClick={onClose}>
          {words.keep}
        </Button>
        <Button variant="danger" block icon={<TrashIcon />} onClick={() => void handleRemove()}>
          {words.remove}
        </Button>
      </Stack>
    </Dialog>
  );
}
