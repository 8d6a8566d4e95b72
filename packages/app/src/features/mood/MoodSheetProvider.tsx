import { type Day, dayOfEntry } from '@daybow/journal';
import { createContext, type ReactNode, use, useCallback, useEffect } from 'react';
import { useDrafts } from '../../shared/journal/drafts';
import { useDeviceJournal } from '../../shared/journal/useDeviceJournal';
import { focusHeading, isFocusLost } from '../../shared/ui/focus';
import { useStateOfScreen } from '../../shared/ui/useStateOfScreen';
import { LabelSheetProvider } from '../labels';
import { entryToEdit } from './entry';
import { MoodSheet } from './MoodSheet';

/** Opens the sheet of moods with an entry, or with that of a day which its form begins with. */
type OpenMoodSheet = (
  shown: { readonly id: string } | { readonly day: Day },
  callbacks?: MoodSheetCallbacks,
) => void;

interface MoodSheetCallbacks {
  /** Called with the day that the sheet shows instead. */
  onDayChange?: (day: Day) => void;
  /** Called once the sheet has closed because its entry was removed, with the entry beside it. */
  onRemoved?: (neighbor: string | null) => void;
}

interface OpenSheet extends MoodSheetCallbacks {
  id: string;
  open: boolean;
}

const MoodSheetContext = createContext<OpenMoodSheet>(() => {});

/**
 * The sheet of a day's moods, and the means to open it for all that is below. It stays open where what opened it goes, as
 * the second paper does in a window that becomes narrow, but not on another screen.
 */
export function MoodSheetProvider({ children }: { children: ReactNode }) {
  const [sheet, setSheet] = useStateOfScreen<OpenSheet>();
  const journal = useDeviceJournal();
  const drafts = useDrafts();
  const open = useCallback<OpenMoodSheet>(
    (shown, callbacks) => {
      const id = 'id' in shown ? shown.id : entryToEdit(journal, drafts, shown.day);
      setSheet({ ...callbacks, id, open: true });
    },
    [journal, drafts, setSheet],
  );
  const isClosed = sheet?.open === false;
  useEffect(() => {
    // In a microtask, as the dialog itself gives the focus back in an earlier one.
    if (isClosed) queueMicrotask(() => isFocusLost() && focusHeading());
  }, [isClosed]);

  return (
    <MoodSheetContext value={open}>
      <LabelSheetProvider onDay={(day) => open({ day })} closesOnDay={sheet?.open ?? false}>
        {children}
        {sheet && (
          <MoodSheet
            id={sheet.id}
            open={sheet.open}
            onEntryChange={(id) => {
              sheet.onDayChange?.(dayOfEntry(id));
              setSheet({ ...sheet, id, open: true });
            }}
            onClose={() => setSheet({ ...sheet, open: false })}
            onRemoved={(neighbor) => sheet.onRemoved?.(neighbor)}
          />
        )}
      </LabelSheetProvider>
    </MoodSheetContext>
  );
}

/** Opens the sheet of moods. */
export function useMoodSheet(): OpenMoodSheet {
  return use(MoodSheetContext);
}
