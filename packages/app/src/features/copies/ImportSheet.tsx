import { createContext, type ReactNode, use, useCallback, useEffect, useState } from 'react';
import { useFault } from '../../shared/journal/useWrite';
import type { ImportDialog } from './ImportDialog';
import type { ImportStart } from './useImport';

const ImportSheetContext = createContext<(start?: ImportStart) => void>(() => {});

interface ImportSheetProps {
  /** @defaultValue false */
  defaultOpen?: boolean;
  children: ReactNode;
}

/** The sheet that brings a file in, and the means to open it for all that is below. */
export function ImportSheet({ defaultOpen = false, children }: ImportSheetProps) {
  const showFault = useFault();
  const [open, setOpen] = useState(false);
  const [start, setStart] = useState<ImportStart>({});
  const [Sheet, setSheet] = useState<typeof ImportDialog | null>(null);

  /** Opens the sheet once it is loaded: it can read files of many kinds. */
  const openSheet = useCallback(
    (next: ImportStart = {}) => {
      import('./ImportDialog')
        .then(({ ImportDialog: loaded }) => {
          setSheet(() => loaded);
          setStart(next);
          setOpen(true);
        })
        .catch(showFault);
    },
    [showFault],
  );

  useEffect(() => {
    if (defaultOpen) openSheet();
  }, [defaultOpen, openSheet]);

  return (
    <ImportSheetContext value={openSheet}>
      {children}
      {Sheet && <Sheet open={open} onOpenChange={setOpen} {...start} />}
    </ImportSheetContext>
  );
}

/** Opens the sheet that brings a file in. */
export function useImportSheet(): (start?: ImportStart) => void {
  return use(ImportSheetContext);
}

/** The address of the settings ends with it where the sheet that brings a file in is open at first. */
export const IMPORT_HASH = '#import';
