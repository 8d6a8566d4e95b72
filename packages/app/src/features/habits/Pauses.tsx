import { Button } from '@daybow/components';
import { endPause, isOver, type Pause, type Undo } from '@daybow/journal';
import PauseIcon from '~icons/ph/pause-bold';
import { useRef, useState } from 'react';
import { useExclusive } from '../../shared/journal/useExclusive';
import { useToday } from '../../shared/journal/useJournal';
import { useUndoableWrite } from '../../shared/journal/useUndoableWrite';
import { useDeviceWords, useFormat } from '../../shared/words/LanguageProvider';
import { pauseText } from './habitWords';
import { PauseForm } from './PauseForm';
import './Pauses.css';

interface PausesProps {
  pauses: readonly Pause[];
  /** What the button that begins a pause is called. */
  label: string;
  /** Writes the pauses to the journal. */
  write: (pauses: readonly Pause[]) => Promise<Undo>;
  /** What is said once a pause is set. */
  pausedText: string;
  /** What is said once a pause is ended. */
  endedText: string;
}

/** The pauses of now and of days to come, to be ended, and a form for a new one. */
export function Pauses({ pauses, label, write, pausedText, endedText }: PausesProps) {
  const undoable = useUndoableWrite();
  const words = useDeviceWords().pause;
  const format = useFormat();
  const today = useToday();
  const [isAsking, setAsking] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const change = useExclusive((next: readonly Pause[], message: string) => {
    // What was pressed goes with the pause or the form that it belongs to.
    opener.current?.focus();
    return undoable(write(next), message);
  });

  async function handlePause(pause: Pause) {
    setAsking(false);
    await change([...pauses, pause], pausedText);
  }

  return (
    <div className="app-Pauses">
      {pauses
        .filter((pause) => !isOver(pause, today))
        .map((pause) => (
          <div key={`${pause.from} ${pause.to}`} className="app-Pauses-pause">
            <p>{pauseText(pause, today, words, format)}</p>
            <Button
              variant="soft"
              size="small"
              onClick={() => void change(endPause(pauses, pause, today), endedText)}
            >
              {words.end}
            </Button>
          </div>
        ))}
      <Button
        ref={opener}
        variant="quiet"
        size="small"
        block
        icon={<PauseIcon />}
        aria-expanded={isAsking}
        onClick={() => setAsking(!isAsking)}
      >
        {label}
      </Button>
      {isAsking && <PauseForm onPause={handlePause} />}
    </div>
  );
}
