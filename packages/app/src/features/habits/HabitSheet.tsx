import { Dialog, EmojiTile, useToast } from '@daybow/components';
import { type Day, monthOf } from '@daybow/journal';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  useDeviceJournal,
  useHabit,
  useHabitMonth,
  useToday,
} from '../../shared/journal/useDeviceJournal';
import { FocusedTitle } from '../../shared/ui/layout';
import { focusHeading } from '../../shared/ui/focus';
import { useDeviceWords } from '../../shared/words/LanguageProvider';
import { type HabitEdits, isUnsaved, NO_EDITS } from './habitEdits';
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

/** Notes for a habit's days that are not yet saved. */
type UnsavedNotes = ReadonlyMap<Day, string>;

const NO_NOTES: UnsavedNotes = new Map();

/** Length in characters from which a name is not kept on screen while the sheet scrolls. */
const LONG_NAME = 80;

/**
 * All about a habit: how it goes, its past days, and one tap away what it is. Edits that are not saved are
 * kept while the screen is there; the sheet says so as it closes, and opens with them again.
 */
export function HabitSheet({
  id,
  open,
  onOpenChange,
  day: initialDay,
  onGone = focusHeading,
}: HabitSheetProps) {
  const journal = useDeviceJournal();
  const words = useDeviceWords();
  const toast = useToast();
  const present = useHabit(id);
  const today = useToday();
  const isDoneToday = useHabitMonth(id, monthOf(today)).at(-1)?.mark === 'done';
  // A habit that was just deleted stays on the sheet while that closes.
  const [shown, setShown] = useState(present);
  if (present && present !== shown) setShown(present);
  const habit = present ?? shown;
  const [unsaved, setUnsaved] = useState<ReadonlyMap<number, HabitEdits>>(new Map());
  const edits = unsaved.get(id) ?? NO_EDITS;
  const [allNotes, setAllNotes] = useState<ReadonlyMap<number, UnsavedNotes>>(new Map());
  const notes = allNotes.get(id) ?? NO_NOTES;
  const setEdits = (next: HabitEdits) => setUnsaved((all) => new Map(all).set(id, next));
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

  function handleNoteChange(day: Day, note: string | null) {
    const others = [...notes].filter(([each]) => each !== day);
    const all: UnsavedNotes = new Map(note === null ? others : [...others, [day, note]]);
    setAllNotes(new Map(allNotes).set(id, all));
  }

  const isNoteUnsaved = () =>
    [...notes].some(([day, text]) => {
      const saved = journal.habitMonth(id, monthOf(day)).find((each) => each.day === day);
      return text.trim() !== (saved?.note ?? '');
    });

  function offerToGoOn(kept: HabitEdits) {
    const goOn = () => {
      setEdits(kept);
      onOpenChange(true);
    };
    toast({
      tone: 'info',
      message: words.habit.notSaved,
      action: { label: words.mood.goOn, onAction: goOn },
    });
  }

  function handleClose() {
    if (habit && (isUnsaved(edits, habit) || isNoteUnsaved())) offerToGoOn(edits);
    onOpenChange(false);
  }

  function handleCancel() {
    if (habit && isUnsaved(edits, habit)) offerToGoOn(edits);
    setEdits(NO_EDITS);
  }

  function handleSaved() {
    setEdits(NO_EDITS);
    onOpenChange(false);
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
        edits={edits}
        onEditsChange={setEdits}
        notes={notes}
        onNoteChange={handleNoteChange}
        write={write}
        onCancel={handleCancel}
        onSaved={handleSaved}
        onGone={handleGone}
      />
    </Dialog>
  );
}
