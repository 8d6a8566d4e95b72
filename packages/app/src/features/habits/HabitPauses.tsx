import type { HabitDetail, Pause } from '@daybow/journal';
import { useDeviceJournal, useToday } from '../../shared/journal/useDeviceJournal';
import { useExclusive } from '../../shared/journal/useExclusive';
import { useUndoableWrite } from '../../shared/journal/useUndoableWrite';
import { useDeviceWords, useFormat } from '../../shared/words/LanguageProvider';
import { EndBreak, useBreak } from './EndBreak';
import { breakText } from './habitWords';
import { PauseForm, PauseRows, usePauses } from './Pauses';

interface HabitPausesProps {
  habit: HabitDetail;
  /** Gives the focus to something that stays: what was pressed goes with its pause. */
  holdFocus: () => void;
}

/** The pauses of a habit that are not over, and a break from all habits, each to be ended. */
export function HabitBreaks(props: HabitPausesProps) {
  const today = useToday();
  const pause = useBreak(today);
  const rows = useHabitPauses(props);
  const words = useDeviceWords().pause;
  const format = useFormat();
  const { current } = usePauses(props.habit.pauses);
  if (!pause && current.length === 0) return null;
  return (
    <div className="app-Pauses">
      {pause && (
        <div className="app-Pauses-pause">
          <p>{breakText(pause, today, words, format)}</p>
          <EndBreak pause={pause} holdFocus={props.holdFocus} />
        </div>
      )}
      <PauseRows {...rows} listed={current} />
    </div>
  );
}

/** The pauses of a habit that are over. */
export function PastPauses(props: HabitPausesProps) {
  const { past } = usePauses(props.habit.pauses);
  return <PauseRows {...useHabitPauses(props)} listed={past} isPast />;
}

function useHabitPauses({ habit: { id, name, pauses }, holdFocus }: HabitPausesProps) {
  const journal = useDeviceJournal();
  const words = useDeviceWords().pause;
  return {
    pauses,
    write: (next: readonly Pause[]) => journal.editHabit(id, { pauses: next }),
    endedText: words.ended({ name }),
    holdFocus,
  };
}

/** Asks for a new pause of a habit. */
export function HabitPauseForm({ habit, onPaused }: { habit: HabitDetail; onPaused: () => void }) {
  const journal = useDeviceJournal();
  const undoable = useUndoableWrite();
  const words = useDeviceWords().pause;
  const { id, name, pauses } = habit;

  // The form is there until it is durable, and while it closes.
  const handlePause = useExclusive(
    async (pause: Pause) => {
      const paused = journal.editHabit(id, { pauses: [...pauses, pause] });
      const isPaused = await undoable(paused, words.paused({ name }));
      if (isPaused) onPaused();
      return isPaused;
    },
    { once: true },
  );
  return <PauseForm onPause={handlePause} />;
}
