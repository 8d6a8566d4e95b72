import { Button, Dialog } from '@daybow/components';
import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/ssr/DownloadSimple';
import { useDeviceJournal, useDeviceSnapshot } from '../../journal/useDeviceJournal';
import { useSaveCopy } from '../../journal/useSaveCopy';
import { rowsSetAsideWords } from './storageWords';
import { troubleWords } from './troubleWords';

interface StorageDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** What is the matter with the storage, what helps, and a copy of all that is there. */
export function StorageDialog({ open, onOpenChange }: StorageDialogProps) {
  const journal = useDeviceJournal();
  const saveCopy = useSaveCopy();
  const { trouble, rowsSetAside } = useDeviceSnapshot().storage;

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={trouble ? troubleWords[trouble].title : 'Some records could not be read'}
      description={trouble ? troubleWords[trouble].text : rowsSetAsideWords(rowsSetAside)}
    >
      <Button
        block
        icon={<DownloadSimpleIcon weight="bold" />}
        onClick={() => void saveCopy(journal.saveAll())}
      >
        Save a copy
      </Button>
    </Dialog>
  );
}
