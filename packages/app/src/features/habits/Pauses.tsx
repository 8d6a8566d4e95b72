import { Button, Disclosure } from '@daybow/components';
import {
  type Day,
  endPause,
  type HabitDetail,
  isPauseOver,
  type Pause,
  removePause,
  type Undo,
} from '@daybow/journal';
import { useRef, useState } from 'react';
import PauseIcon from '~icons/ph/pause-bold';
import { useExclusive } from '../../shared/journal/useExclusive';
import { useDeviceJournal, useToday } from '../../shared/journal/useDeviceJournal';
import { useUndoableWrite } from '../../shared/journal/useUndoableWrite';
import { useDeviceWords, useFormat } from '../../shared/words/LanguageProvider';
import { pauseText } from './habitWords';
import { DateField } from '../../shared/ui/DateField';
import { Form } from '../../shared/ui/layout';
import './habits.css';

interface PausesProps {
  pauses: readonly Pause[];
  /**
   * True to ask for a new pause at once.
   *
   * @defaultValue false
   */
  isAskingAtFirst?: boolean;
  /** Label of the button that begins a pause. */
  label: string;
  /** Writes the pauses to the journal. */
  write: (pauses: readonly Pause[]) => Promise<Undo>;
  /** Text of the toast once a pause is set. */
  pausedText: string;
  /** Text of the toast once a pause is ended or removed. */
  endedText: string;
}

/** The pauses of a habit or of all: to be ended or removed, and a form for a new one. */
export function Pauses({
  pauses,
  isAskingAtFirst = false,
  label,
  write,
  pausedText,
  endedText,
}: PausesProps) {
  const undoable = useUndoableWrite();
  const words = useDeviceWords().pause;
  const format = useFormat();
  const today = useToday();
  const [isAsking, setAsking] = useState(isAskingAtFirst);
  const opener = useRef<HTMLButtonElement>(null);
  const change = useExclusive((next: readonly Pause[], message: string) => {
    // What was pressed goes with the pause or the form that it belongs to.
    opener.current?.focus();
    return undoable(write(next), message);
  });

  const isOver = (pause: Pause) => isPauseOver(pause, today);
  const over = pauses.filter(isOver);

  async function handlePause(pause: Pause) {
    setAsking(false);
    await change([...pauses, pause], pausedText);
  }

  const listed = (pause: Pause) => {
    const text = pauseText(pause, today, words, format);
    return (
      <div key={`${pause.from} ${pause.to}`} className="app-Pauses-pause">
        <p>{text}</p>
        {!isOver(pause) && (
          <Button
            variant="soft"
            size="small"
            onClick={() => void change(endPause(pauses, pause, today), endedText)}
          >
            {words.end}
          </Button>
        )}
        {pause.from < today && (
          <Button
            variant="quiet"
            size="small"
            aria-label={words.removePause({ pause: text })}
            onClick={() => void change(removePause(pauses, pause), words.removed)}
          >
            {words.remove}
          </Button>
        )}
      </div>
    );
  };

  return (
    <div className="app-Pauses">
      {pauses.filter((pause) => !isOver(pause)).map(listed)}
      {over.length > 0 && <Disclosure label={words.past}>{over.map(listed)}</Disclosure>}
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

/** Asks from when to when nothing is to be due. */
function PauseForm({ onPause }: { onPause: (pause: Pause) => Promise<void> }) {
  const today = useToday();
  const words = useDeviceWords().pause;
  const format = useFormat();
  const [from, setFrom] = useState<Day>(today);
  const [to, setTo] = useState<Day | null>(null);
  const isBackwards = to !== null && to < from;

  return (
    <Form
      onSubmit={async () => {
        if (!isBackwards) await onPause({ from, to });
      }}
    >
      <p>{words.hint}</p>
      <DateField label={words.from} value={from} onValueChange={(day) => setFrom(day ?? today)} />
      <DateField
        label={words.to}
        description={words.toHint}
        error={isBackwards ? words.backwards : undefined}
        value={to}
        onValueChange={setTo}
      />
      {!isBackwards && <p role="status">{pauseText({ from, to }, today, words, format)}</p>}
      <Button type="submit" block>
        {words.save}
      </Button>
    </Form>
  );
}

/** The pauses of a habit. */
export function HabitPauses({ habit: { id, name, pauses } }: { habit: HabitDetail }) {
  const journal = useDeviceJournal();
  const words = useDeviceWords().pause;
  return (
    <Pauses
      pauses={pauses}
      label={words.begin}
      write={(next) => journal.editHabit(id, { pauses: next })}
      pausedText={words.paused({ name })}
      endedText={words.ended({ name })}
    />
  );
}
