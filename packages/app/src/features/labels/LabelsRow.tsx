import { ListRow } from '@daybow/components';
import { useState } from 'react';
import { useLabels } from '../../shared/journal/useDeviceJournal';
import { useDeviceWords } from '../../shared/words/LanguageProvider';
import { LabelsDialog } from './LabelsDialog';

/** The row that opens all labels; hidden while there are none. */
export function LabelsRow() {
  const words = useDeviceWords().labels;
  const isEmpty = useLabels().length === 0;
  const [open, setOpen] = useState(false);
  // It closes with the last label, and stays closed when there is one again.
  if (open && isEmpty) setOpen(false);

  return (
    <>
      {!isEmpty && (
        <ListRow aria-haspopup="dialog" label={words.title} onPress={() => setOpen(true)} />
      )}
      <LabelsDialog open={open} onOpenChange={setOpen} />
    </>
  );
}
