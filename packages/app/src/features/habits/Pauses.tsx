import { Button, TextField } from '@daybow/components';
import { endPause, type HabitDetail, isPauseOver, type Pause, type Undo } from '@daybow/journal';
import { useRef, useState } from 'react';
import PauseIcon from '~icons/ph/pause-bold';
import { useExclusive } from '../../shared/journal/useExclusive';
import { useDeviceJournal, useToday } from '../../shared/journal/useDeviceJournal';
import { useUndoableWrite } from '../../shared/journal/useWrite';
import { useDeviceWords, useFormat } from '../../shared/words/LanguageProvider';
import { pauseText } from './habitWords';
import { Form } from '../../shared/ui/layout';
import './habits.css';

interface PausesProps {
  pauses: readonly Pause[];
  /** Label of the button that begins a pause. */
  label: string;
  /** Writes the pauses to the journal. */
  write: (pauses: readonly Pause[]) => Promise<Undo>;
  /** Text of the toast once a pause is set. */
  pausedText: string;
  /** Text of the toast once a pause is ended. */
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
        .filter((pause) => !isPauseOver(pause, today))
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

/** Asks from when to when nothing is to be due. */
function PauseForm({ onPause }: { onPause: (pause: Pause) => Promise<void> }) {
  const today = useToday();
  const words = useDeviceWords().pause;
  const [from, setFrom] = useState(today);
  const [to, setTo] = useState('');
  const isBackwards = to !== '' && to < from;

  return (
    <Form
      onSubmit={async () => {
        if (from !== '' && !isBackwards) await onPause({ from, to: to || null });
      }}
    >
      <p>{words.hint}</p>
      <TextField type="date" label={words.from} required value={from} onValueChange={setFrom} />
      <TextField
        type="date"
        label={words.to}
        description={words.toHint}
        error={isBackwards ? words.backwards : undefined}
        value={to}
        onValueChange={setTo}
      />
      <Button type="submit" block disabled={from === ''}>
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
