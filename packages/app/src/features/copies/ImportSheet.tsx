import type { ImportMode } from '@daybow/journal/transfer';
import { createContext, type ReactNode, use, useCallback, useState } from 'react';
import { preloadableDialog } from '../../shared/ui/preloadable';

/** How the sheet is opened. */
export interface ImportStart {
  /** A file that is already chosen. */
  readonly file?: File;
  /** @defaultValue 'merge' */
  readonly mode?: ImportMode;
}

/** Loaded when it is opened: it can read files of many kinds. */
const ImportDialog = preloadableDialog(async () => (await import('./ImportDialog')).ImportDialog);

const ImportSheetContext = createContext<(start?: ImportStart) => void>(() => {});

interface ImportSheetProps {
  /** @defaultValue false */
  defaultOpen?: boolean;
  children: ReactNode;
}

/** The sheet that brings a file in, and the means to open it for all that is below. */
export function ImportSheet({ defaultOpen = false, children }: ImportSheetProps) {
  const [open, setOpen] = useState(defaultOpen);
  const [start, setStart] = useState<ImportStart>({});
  const openSheet = useCallback((next: ImportStart = {}) => {
    setStart(next);
    setOpen(true);
  }, []);
  return (
    <ImportSheetContext value={openSheet}>
      {children}
      <ImportDialog open={open} onOpenChange={setOpen} {...start} />
    </ImportSheetContext>
  );
}

/** Opens the sheet that brings a file in. */
export function useImportSheet(): (start?: ImportStart) => void {
  return use(ImportSheetContext);
}

/** The address of the settings ends with it where the sheet that brings a file in is open at first. */
export const IMPORT_HASH = '#import';
