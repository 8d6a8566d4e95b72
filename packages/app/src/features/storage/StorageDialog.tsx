import { Button, Dialog } from '@daybow/components';
import type { StorageStatus } from '@daybow/journal';
import DownloadSimpleIcon from '~icons/ph/download-simple-bold';
import { useDeviceJournal } from '../../shared/journal/useDeviceJournal';
import { useSaveCopy } from '../copies/useSaveCopy';
import { useDeviceWords } from '../../shared/words/LanguageProvider';

interface StorageDialogProps extends Pick<StorageStatus, 'trouble' | 'quarantinedRows'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** What is the matter with the storage, what helps, and a copy of all that is there. */
export function StorageDialog({
  trouble,
  quarantinedRows,
  open,
  onOpenChange,
}: StorageDialogProps) {
  const journal = useDeviceJournal();
  const saveCopy = useSaveCopy();
  const words = useDeviceWords();

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={trouble ? words.trouble[trouble].title : words.storage.rowsTitle}
      description={
        trouble ? words.trouble[trouble].text : words.storage.rows({ rows: quarantinedRows })
      }
    >
      <Button block icon={<DownloadSimpleIcon />} onClick={() => void saveCopy(journal.saveAll())}>
        {words.storage.saveCopy}
      </Button>
    </Dialog>
  );
}
