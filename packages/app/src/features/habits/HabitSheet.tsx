import { Dialog, EmojiTile, useToast } from '@daybow/components';
import { type Day, type HabitDetail, monthOf } from '@daybow/journal';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  useDeviceJournal,
  useHabit,
  useHabitMonth,
  useToday,
} from '../../shared/journal/useDeviceJournal';
import { useDrafts } from '../../shared/journal/drafts';
import { isUnsaved } from '../../shared/journal/edits';
import { FocusedTitle } from '../../shared/ui/layout';
import { focusHeading } from '../../shared/ui/focus';
import { useDeviceWords } from '../../shared/words/LanguageProvider';
import { type HabitEdits, habitEdits, unsavedNoteDays } from './habitEdits';
import { HabitSheetBody } from './HabitSheetBody';
import { habitSummary } from './habitWords';
import './habits.css';

interface HabitSheetProps {
  id: number;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /**
   * The day that is chosen in its month at first.
   *
   * @defaultValue today
   */
  day?: Day;
  /**
   * Called when the habit has left the list and the sheet is closed, to give the focus to something.
   *
   * @defaultValue the screen's heading gets it
   */
  onGone?: () => void;
}

/** Length in characters from which a name is not kept on screen while the sheet scrolls. */
const LONG_NAME = 80;

/**
 * All about a habit: how it goes, its past days, and one tap away what it is. Edits that are not saved are
 * kept as drafts; the sheet says so as it closes, and opens with them again.
 */
export function HabitSheet({
  id,
  open,
  onOpenChange,
  day: initialDay,
  onGone = focusHeading,
}: HabitSheetProps) {
  const journal = useDeviceJournal();
  const drafts = useDrafts();
  const words = useDeviceWords();
  const toast = useToast();
  const present = useHabit(id);
  const today = useToday();
  const isDoneToday = useHabitMonth(id, monthOf(today)).at(-1)?.mark === 'done';
  // A habit that was just deleted stays on the sheet while that closes.
  const [shown, setShown] = useState(present);
  if (present && present !== shown) setShown(present);
  const habit = present ?? shown;
  const isWriting = useRef(false);

  useEffect(() => {
    if (!open || present) return;
    onOpenChange(false);
    if (shown && !isWriting.current) {
      toast({ tone: 'info', message: words.habit.gone({ name: shown.name }) });
    }
  }, [open, present, shown, onOpenChange, toast, words]);

  async function write(change: () => Promise<boolean>) {
    isWriting.current = true;
    const isWritten = await change();
    isWriting.current = false;
    return isWritten;
  }

  function offerToGoOn({ uid }: HabitDetail, edits: HabitEdits | null) {
    const goOn = () => {
      if (edits !== null) drafts.keep(habitEdits, uid, edits);
      onOpenChange(true);
    };
    toast({
      tone: 'info',
      message: words.habit.notSaved,
      action: { label: words.draft.goOn, onAction: goOn },
    });
  }

  function handleClose() {
    // A note is saved as its field is left.
    if (document.activeElement instanceof HTMLTextAreaElement) document.activeElement.blur();
    onOpenChange(false);
    if (!habit || habit.archived) return;
    const edits = drafts.get(habitEdits, habit.uid);
    const hasNotes = unsavedNoteDays(drafts, journal, habit).length > 0;
    if (isUnsaved(edits, habit) || hasNotes) offerToGoOn(habit, edits);
  }

  function handleCancel() {
    if (!habit) return;
    const edits = drafts.get(habitEdits, habit.uid);
    if (isUnsaved(edits, habit)) offerToGoOn(habit, edits);
    drafts.keep(habitEdits, habit.uid, null);
  }

  function handleGone() {
    flushSync(() => onOpenChange(false));
    onGone();
  }

  if (!habit) return null;
  return (
    <Dialog
      open={open}
      onOpenChange={handleClose}
      className="app-HabitSheet"
      tall
      data-long={habit.name.length > LONG_NAME || undefined}
      title={<FocusedTitle>{habit.name}</FocusedTitle>}
      description={habitSummary(habit, isDoneToday, words)}
      icon={<EmojiTile tint={id - 1}>{habit.icon}</EmojiTile>}
      aria-busy={habit.pending || undefined}
    >
      <HabitSheetBody
        key={id}
        habit={habit}
        day={initialDay ?? today}
        write={write}
        onCancel={handleCancel}
        onSaved={() => onOpenChange(false)}
        onGone={handleGone}
      />
    </Dialog>
  );
}
