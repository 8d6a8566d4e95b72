import { Button, Strip } from '@daybow/components';
import type { DeviceSnapshot } from '@daybow/journal';
import { useState } from 'react';
import { useDeviceSnapshot } from '../../shared/journal/useDeviceJournal';
import { useDeviceWords } from '../../shared/words/LanguageProvider';
import { StorageDialog } from './StorageDialog';

const storageOf = ({ storage: { trouble, quarantinedRows } }: DeviceSnapshot) => ({
  trouble,
  quarantinedRows,
});

/** Says on every tab that the storage is in trouble, as long as it is. */
export function StorageStrip() {
  const { trouble, quarantinedRows } = useDeviceSnapshot(storageOf);
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
            <strong>{words.trouble[trouble].title}.</strong> {words.storage.notSaved}
          </>
        ) : (
          words.storage.rows({ rows: quarantinedRows })
        )}
      </Strip>
      <StorageDialog {...{ trouble, quarantinedRows, open }} onOpenChange={setOpen} />
    </>
  );
}
