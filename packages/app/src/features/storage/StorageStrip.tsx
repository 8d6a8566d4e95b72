import { Button, Dialog, Strip } from '@daybow/components';
import type { DeviceView, StorageStatus } from '@daybow/journal';
import { useState } from 'react';
import DownloadSimpleIcon from '~icons/ph/download-simple-bold';
import { useDeviceJournal, useDeviceView } from '../../shared/journal/useDeviceJournal';
import type { DeviceWords } from '../../shared/words/language';
import { useDeviceWords } from '../../shared/words/LanguageProvider';
import { useSaveCopy } from '../copies';

const storageOf = ({ storage: { trouble, quarantinedRows } }: DeviceView) => ({
  trouble,
  quarantinedRows,
});

/** Says on every tab that the storage is in trouble, as long as it is. */
export function StorageStrip() {
  const { trouble, quarantinedRows } = useDeviceView(storageOf);
  const words = useDeviceWords();
  const [open, setOpen] = useState(false);

  if (trouble === null && quarantinedRows === 0) return null;
  return (
    <>
      <Strip
        aria-label={words.storage.label}
        actions={
          <Button size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {words.storage.whatNow}
          </Button>
        }
      >
        {trouble ? (
          <>
            {trouble !== 'failed' && <strong>{words.trouble[trouble].title}. </strong>}
            {words.storage.notSaved}
          </>
        ) : (
          words.storage.rows({ rows: quarantinedRows })
        )}
      </Strip>
      <StorageDialog {...{ trouble, quarantinedRows, open }} onOpenChange={setOpen} />
    </>
  );
}

interface StorageDialogProps extends Pick<StorageStatus, 'trouble' | 'quarantinedRows'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Explains the trouble with the storage and what helps, and offers a copy of all that is there. */
function StorageDialog({ trouble, quarantinedRows, open, onOpenChange }: StorageDialogProps) {
  const journal = useDeviceJournal();
  const saveCopy = useSaveCopy();
  const words = useDeviceWords();

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={titleOf(trouble, words)}
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

/** The trouble in a few words. A journal that failed to write did open. */
function titleOf(trouble: StorageStatus['trouble'], words: DeviceWords): string {
  if (trouble === null) return words.storage.rowsTitle;
  return trouble === 'failed' ? words.storage.failed : words.trouble[trouble].title;
}
