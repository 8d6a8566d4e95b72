import { Button, Strip } from '@daybow/components';
import { useState } from 'react';
import { useDeviceSnapshot } from '../journal/useDeviceJournal';
import { StorageDialog } from '../screens/Trouble/StorageDialog';
import { rowsSetAsideWords } from '../screens/Trouble/storageWords';
import { troubleWords } from '../screens/Trouble/troubleWords';

/** Says on every tab that the storage is in trouble, as long as it is. */
export function StorageStrip() {
  const { trouble, rowsSetAside } = useDeviceSnapshot().storage;
  const [open, setOpen] = useState(false);

  if (trouble === null && rowsSetAside === 0) return null;
  return (
    <>
      <Strip
        label="Storage"
        action={
          <Button size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            What now?
          </Button>
        }
      >
        {trouble ? (
          <>
            <strong>{troubleWords[trouble].title}.</strong> Your last change was not saved.
          </>
        ) : (
          rowsSetAsideWords(rowsSetAside)
        )}
      </Strip>
      <StorageDialog open={open} onOpenChange={setOpen} />
    </>
  );
}
