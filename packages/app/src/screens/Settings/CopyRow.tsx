import type { ListRowProps } from '@daybow/components';
import { useState } from 'react';
import { CopyDialog } from './CopyDialog';
import { PressableRow } from './PressableRow';

/** The row that opens the sheet of copies. */
export function CopyRow(row: ListRowProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <PressableRow {...row} onPress={() => setOpen(true)} />
      <CopyDialog open={open} onOpenChange={setOpen} />
    </>
  );
}
