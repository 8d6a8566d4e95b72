import { Button } from '@daybow/components';
import { type Day, endPause, isPaused, type Pause } from '@daybow/journal';
import {
  useDeviceJournal,
  useDeviceSettings,
  useToday,
} from '../../shared/journal/useDeviceJournal';
import { useUndoableWrite } from '../../shared/journal/useUndoableWrite';
import { focusHeading } from '../../shared/ui/focus';
import { useDeviceWords } from '../../shared/words/LanguageProvider';

interface EndBreakProps {
  pause: Pause;
  /**
   * Gives the focus to something that stays: the button leaves with the break.
   *
   * @defaultValue the screen's heading gets it
   */
  holdFocus?: () => void;
}

/** The button that ends a break from all habits. */
export function EndBreak({ pause, holdFocus = focusHeading }: EndBreakProps) {
  const journal = useDeviceJournal();
  const today = useToday();
  const undoable = useUndoableWrite();
  const { pauses } = useDeviceSettings();
  const words = useDeviceWords().pause;

  function handleEnd() {
    holdFocus();
    void undoable(journal.setPauses(endPause(pauses, pause, today)), words.allEnded);
  }

  return (
    <Button variant="soft" size="small" onClick={handleEnd}>
      {words.endBreak}
    </Button>
  );
}

/** The break from all habits that a day lies in. */
export function useBreak(day: Day): Pause | undefined {
  return useDeviceSettings().pauses.find((pause) => isPaused([pause], day));
}
