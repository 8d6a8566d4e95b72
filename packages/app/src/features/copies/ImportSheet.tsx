import {
  createContext,
  lazy,
  type ReactNode,
  startTransition,
  Suspense,
  use,
  useState,
} from 'react';
import type { ImportStart } from './useImport';

/** Loaded when it is opened: it can read files of many kinds. */
const ImportDialog = lazy(async () => {
  const { ImportDialog: dialog } = await import('./ImportDialog');
  return { default: dialog };
});

const ImportSheetContext = createContext<(start?: ImportStart) => void>(() => {});

interface ImportSheetProps {
  /** @defaultValue false */
  defaultOpen?: boolean;
  children: ReactNode;
}

/** The sheet that brings a file in, and the means to open it for all that is below. */
export function ImportSheet({ defaultOpen = false, children }: ImportSheetProps) {
  const [open, setOpen] = useState(defaultOpen);
  const [start, setStart] = useState<ImportStart | null>(defaultOpen ? {} : null);
  // A transition: the screen stays as it is until the sheet is loaded.
  const openSheet = (next: ImportStart = {}) =>
    startTransition(() => {
      setStart(next);
      setOpen(true);
    });
  return (
    <ImportSheetContext value={openSheet}>
      {children}
      <Suspense>{start && <ImportDialog open={open} onOpenChange={setOpen} {...start} />}</Suspense>
    </ImportSheetContext>
  );
}

/** Opens the sheet that brings a file in. */
export function useImportSheet(): (start?: ImportStart) => void {
  return use(ImportSheetContext);
}

/** The address of the settings ends with it where the sheet that brings a file in is open at first. */
export const IMPORT_HASH = '#import';
