import type { Day } from '@daybow/journal';
import { createContext, type ReactNode, use, useCallback, useEffect, useRef } from 'react';
import { focusOpenSheet, isFocusLost, rememberNeighbor } from '../../shared/ui/focus';
import { useStateOfScreen } from '../../shared/ui/useStateOfScreen';
import { LabelSheet } from './LabelSheet';

/** Opens the page of a label by its uid. */
type OpenLabelSheet = (uid: string) => void;

const LabelSheetContext = createContext<OpenLabelSheet>(() => {});

interface LabelSheetProviderProps {
  /** Shows the moods of a day. */
  onDay: (day: Day) => void;
  /** True to close the page as it does so: the moods appear behind it. */
  closesOnDay: boolean;
  children: ReactNode;
}

/** The page of a label as a sheet, and the means to open it for all that is below. */
export function LabelSheetProvider({ onDay, closesOnDay, children }: LabelSheetProviderProps) {
  const [sheet, setSheet] = useStateOfScreen<{ uid: string; open: boolean }>();
  const focusNeighbor = useRef(() => {});
  const open = useCallback<OpenLabelSheet>(
    (uid) => {
      focusNeighbor.current = rememberNeighbor(document.activeElement);
      setSheet({ uid, open: true });
    },
    [setSheet],
  );
  const isClosed = sheet?.open === false;
  useEffect(() => {
    if (!isClosed) return;
    // In a microtask, as the dialog itself gives the focus back in an earlier one.
    queueMicrotask(() => {
      if (!isFocusLost()) return;
      focusNeighbor.current();
      focusOpenSheet();
    });
  }, [isClosed]);

  function handleDay(day: Day) {
    if (closesOnDay && sheet) setSheet({ ...sheet, open: false });
    onDay(day);
  }

  return (
    <LabelSheetContext value={open}>
      {children}
      {sheet && (
        <LabelSheet
          {...sheet}
          // A change of a label can end once the page of another is open.
          onOpenChange={(next) =>
            setSheet((now) => (now?.uid === sheet.uid ? { ...now, open: next } : now))
          }
          onDay={handleDay}
        />
      )}
    </LabelSheetContext>
  );
}

/** Opens the page of a label. */
export function useLabelSheet(): OpenLabelSheet {
  return use(LabelSheetContext);
}
