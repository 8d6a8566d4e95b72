import { Dialog, EmojiTile } from '@daybow/components';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useHabit } from '../../journal/useDeviceJournal';
import { Stack } from '../../shell/Stack';
import { focusHeading } from '../../shell/useArrival';
import { useDeviceWords, useFormat } from '../../words/LanguageProvider';
import { EditHabitForm } from './EditHabitForm';
import { HabitActions } from './HabitActions';
import { HabitMonth } from './HabitMonth';
import { habitSummary } from './habitWords';
import './HabitSheet.css';

interface HabitSheetProps {
  id: number;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** All about a habit: how it goes, its words and weekdays, its past days, and its end. */
export function HabitSheet({ id, open, onOpenChange }: HabitSheetProps) {
  const words = useDeviceWords();
  const format = useFormat();
  const present = useHabit(id);
  // A habit that was just deleted stays on the sheet while that closes.
  const [shown, setShown] = useState(present);
  if (present && present !== shown) setShown(present);
  const habit = present ?? shown;
  const close = () => onOpenChange(false);

  // The card that opened the sheet is gone: the focus goes to where the screen begins.
  function handleGone() {
    flushSync(close);
    focusHeading();
  }

  if (!habit) return null;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={
        <bdi ref={focusTitle} className="app-HabitSheet-title" tabIndex={-1}>
          {habit.name}
        </bdi>
      }
      description={habitSummary(habit, words, format)}
      icon={<EmojiTile tint={id - 1}>{habit.icon}</EmojiTile>}
      aria-busy={habit.pending || undefined}
    >
      <Stack key={id}>
        <EditHabitForm habit={habit} onSaved={close} />
        <HabitMonth id={id} />
        <HabitActions habit={habit} onDone={handleGone} />
      </Stack>
    </Dialog>
  );
}

/** Focuses the sheet's title: its first control is a text field, whose keyboard would cover the rest. */
function focusTitle(title: HTMLElement | null) {
  title?.focus({ preventScroll: true });
}
