import type { Day } from '@daybow/journal';
import { createContext, type ReactNode, use, useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { focusHeading } from '../../shared/ui/focus';
import { MoodSheet } from './MoodSheet';

/** Opens the sheet of a day's mood. */
type OpenMoodSheet = (day: Day, callbacks?: MoodSheetCallbacks) => void;

interface MoodSheetCallbacks {
  /** Called with the day that the sheet shows instead. */
  onDayChange?: (day: Day) => void;
  /** Called once the sheet has closed because its entry was removed. */
  onRemoved?: (day: Day) => void;
}

interface OpenSheet extends MoodSheetCallbacks {
  day: Day;
  open: boolean;
}

const MoodSheetContext = createContext<OpenMoodSheet>(() => {});

/**
 * The sheet of a day's mood, and the means to open it for all that is below. It stays open where what opened it goes, as
 * the second paper does in a window that becomes narrow, but not on another screen.
 */
export function MoodSheetProvider({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const [sheet, setSheet] = useState<OpenSheet | null>(null);
  const [shownAt, setShownAt] = useState(pathname);
  if (shownAt !== pathname) {
    setShownAt(pathname);
    setSheet(null);
  }
  const open = useCallback<OpenMoodSheet>(
    (day, callbacks) => setSheet({ ...callbacks, day, open: true }),
    [],
  );
  const isClosed = sheet?.open === false;
  useEffect(() => {
    // In a microtask, as the dialog itself gives the focus back in an earlier one.
    if (isClosed) queueMicrotask(takeFocusOfSheet);
  }, [isClosed]);

  return (
    <MoodSheetContext value={open}>
      {children}
      {sheet && (
        <MoodSheet
          day={sheet.day}
          open={sheet.open}
          onDayChange={(day) => {
            sheet.onDayChange?.(day);
            setSheet({ ...sheet, day, open: true });
          }}
          onClose={() => setSheet({ ...sheet, open: false })}
          onRemoved={(day) => sheet.onRemoved?.(day)}
        />
      )}
    </MoodSheetContext>
  );
}

/** Opens the sheet of a day's mood. */
export function useMoodSheet(): OpenMoodSheet {
  return use(MoodSheetContext);
}

/** Gives the focus to the heading where the sheet could not give it back: what had it before is gone. */
function takeFocusOfSheet() {
  const { activeElement, body } = document;
  const isInClosed = activeElement?.closest('[role=dialog][data-state=closed]') != null;
  if (activeElement === body || isInClosed) focusHeading();
}
