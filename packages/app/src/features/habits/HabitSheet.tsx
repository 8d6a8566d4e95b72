import { Dialog, EmojiTile, useToast } from '@daybow/components';
import type { Day, HabitDetail } from '@daybow/journal';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useDeviceJournal, useHabit, useToday } from '../../shared/journal/useDeviceJournal';
import { useDrafts } from '../../shared/journal/drafts';
import { isUnsaved } from '../../shared/journal/edits';
import { useEdits } from '../../shared/journal/useEdits';
import { useGoneSheet, useLastShown } from '../../shared/journal/useGoneSheet';
import { FocusedTitle } from '../../shared/ui/layout';
import { focusHeading, leaveField } from '../../shared/ui/focus';
import { useDeviceWords, useFormat } from '../../shared/words/LanguageProvider';
import { type HabitEdits, type HabitForm, habitEdits, unsavedNoteDays } from './habitEdits';
import { HabitMenu } from './HabitMenu';
import { HabitSheetBody } from './HabitSheetBody';
import { planText } from './habitWords';
import './habitSheet.css';

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
  /** Called to add a copy of the habit, once the sheet is closed. */
  onDuplicate?: (habit: HabitDetail) => void;
}

/** Length in characters from which a name is not kept on screen while the sheet scrolls. */
const LONG_NAME = 80;

/** All about a habit: how it goes, its past days, and in a menu what can be done with it. */
export function HabitSheet({ id, ...rest }: HabitSheetProps) {
  const present = useHabit(id);
  const habit = useLastShown(present);
  return habit && <SheetOfHabit key={habit.id} {...rest} habit={habit} isGone={!present} />;
}

interface SheetOfHabitProps extends Omit<HabitSheetProps, 'id'> {
  habit: HabitDetail;
  /** True once it was deleted. */
  isGone: boolean;
}

/**
 * The sheet of one habit. Edits that are not saved are kept as drafts; the sheet says so as it closes, and opens with
 * them again.
 */
function SheetOfHabit({
  habit,
  isGone,
  open,
  onOpenChange,
  day,
  onGone = focusHeading,
  onDuplicate,
}: SheetOfHabitProps) {
  const journal = useDeviceJournal();
  const drafts = useDrafts();
  const words = useDeviceWords();
  const format = useFormat();
  const toast = useToast();
  const today = useToday();
  const { name, uid } = habit;
  const form = useEdits<HabitForm>(habitEdits, uid, habit);
  const [task, setTask] = useState<'edit' | 'pause' | null>(null);
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setTask(null);
  }
  // A sheet that opens on edits goes on with them.
  if (open && task === null && form.begunOn !== null && !habit.archived) setTask('edit');
  const menu = useRef<HTMLButtonElement>(null);
  const holdFocus = () => menu.current?.focus();

  const write = useGoneSheet({ open, isGone, onOpenChange, message: words.habit.gone({ name }) });

  function offerToGoOn(edits: HabitEdits | null) {
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
    leaveField();
    onOpenChange(false);
    if (habit.archived) return;
    const edits = drafts.get(habitEdits, uid);
    const hasNotes = unsavedNoteDays(drafts, journal, habit).length > 0;
    if (isUnsaved(edits, habit) || hasNotes) offerToGoOn(edits);
  }

  function handleTaskEnd() {
    const edits = drafts.get(habitEdits, uid);
    if (isUnsaved(edits, habit)) offerToGoOn(edits);
    drafts.keep(habitEdits, uid, null);
    setTask(null);
    holdFocus();
  }

  function handleGone() {
    flushSync(() => onOpenChange(false));
    onGone();
  }

  function handleDuplicate() {
    flushSync(handleClose);
    // The sheet has given back the focus by then, so that the form, too, returns it to where it was.
    queueMicrotask(() => onDuplicate?.(habit));
  }

  return (
    <Dialog
      open={open}
      onOpenChange={handleClose}
      className="app-HabitSheet"
      tall
      data-long={name.length > LONG_NAME || undefined}
      title={<FocusedTitle>{name}</FocusedTitle>}
      description={planText(habit, today, words, format)}
      icon={<EmojiTile tint={habit.id - 1}>{habit.icon}</EmojiTile>}
      actions={
        <HabitMenu
          {...{ habit, write }}
          ref={menu}
          onTask={setTask}
          onDuplicate={onDuplicate && handleDuplicate}
          onGone={handleGone}
        />
      }
      aria-busy={habit.pending || undefined}
    >
      <HabitSheetBody
        {...{ habit, form, task, write, holdFocus }}
        day={day ?? today}
        onTaskEnd={handleTaskEnd}
        onSaved={() => onOpenChange(false)}
      />
    </Dialog>
  );
}
