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

/** The button that ends a break from all habits. */
export function EndBreak({ pause }: { pause: Pause }) {
  const journal = useDeviceJournal();
  const today = useToday();
  const undoable = useUndoableWrite();
  const { pauses } = useDeviceSettings();
  const words = useDeviceWords().pause;

  function handleEnd() {
    // The button leaves with the break.
    focusHeading();
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
