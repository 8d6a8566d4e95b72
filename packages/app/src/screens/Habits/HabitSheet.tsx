import { Dialog, EmojiTile } from '@daybow/components';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useDeviceJournal, useDeviceSnapshot } from '../../journal/useDeviceJournal';
import '../../shell/Fields.css';
import { focusHeading } from '../../shell/useArrival';
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
  const journal = useDeviceJournal();
  useDeviceSnapshot();
  const present = journal.habit(id);
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
        <bdi ref={beginHere} className="app-HabitSheet-title" tabIndex={-1}>
          {habit.name}
        </bdi>
      }
      description={habitSummary(habit)}
      icon={<EmojiTile tint={id - 1}>{habit.icon}</EmojiTile>}
      aria-busy={habit.pending || undefined}
    >
      <div key={id} className="app-Fields">
        <EditHabitForm habit={habit} onSaved={close} />
        <HabitMonth id={id} />
        <HabitActions habit={habit} onDone={handleGone} />
      </div>
    </Dialog>
  );
}

/** Gives the focus to the sheet's title: its first control is a text field, whose keyboard would cover the rest. */
function beginHere(title: HTMLElement | null) {
  title?.focus({ preventScroll: true });
}
