import { Button, Disclosure } from '@daybow/components';
import {
  type Day,
  endPause,
  isPauseOver,
  type Pause,
  removePause,
  type Undo,
} from '@daybow/journal';
import { useRef, useState } from 'react';
import PauseIcon from '~icons/ph/pause-bold';
import { useExclusive } from '../../shared/journal/useExclusive';
import { useToday } from '../../shared/journal/useDeviceJournal';
import { useUndoableWrite } from '../../shared/journal/useUndoableWrite';
import { useDeviceWords, useFormat } from '../../shared/words/LanguageProvider';
import { useShowsStreaks } from '../mood';
import { pauseText } from './habitWords';
import { DateField } from '../../shared/ui/DateField';
import { Form } from '../../shared/ui/layout';
import './habits.css';

interface PauseRowsProps {
  pauses: readonly Pause[];
  /** The ones to show: those that are over, or the others. */
  listed: readonly Pause[];
  /** True if these are over, and folded. */
  isPast?: boolean;
  /** Writes the pauses to the journal. */
  write: (pauses: readonly Pause[]) => Promise<Undo>;
  /** Text of the toast once a pause is ended. */
  endedText: string;
  /** Gives the focus to something that stays: what was pressed goes with its pause. */
  holdFocus: () => void;
}

/** Pauses by whether they are over. */
export function usePauses(pauses: readonly Pause[]) {
  const today = useToday();
  return {
    current: pauses.filter((pause) => !isPauseOver(pause, today)),
    past: pauses.filter((pause) => isPauseOver(pause, today)),
  };
}

/** Pauses of a habit or of all, to be ended or removed; past ones are folded. */
export function PauseRows({
  pauses,
  listed,
  isPast = false,
  write,
  endedText,
  holdFocus,
}: PauseRowsProps) {
  const undoable = useUndoableWrite();
  const words = useDeviceWords().pause;
  const format = useFormat();
  const today = useToday();
  const change = useExclusive((next: readonly Pause[], message: string) => {
    holdFocus();
    return undoable(write(next), message);
  });
  if (listed.length === 0) return null;

  const rows = listed.map((pause) => {
    const text = pauseText(pause, today, words, format);
    return (
      <div key={`${pause.from} ${pause.to}`} className="app-Pauses-pause">
        <p>{text}</p>
        {!isPast && (
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
  });
  return isPast ? <Disclosure label={words.past}>{rows}</Disclosure> : rows;
}

interface PausesProps extends Pick<PauseRowsProps, 'pauses' | 'write' | 'endedText'> {
  /** True to ask for a new pause at once. */
  isAskingAtFirst: boolean;
  /** Label of the button that begins a pause. */
  label: string;
  /** Text of the toast once a pause is set. */
  pausedText: string;
}

/** The pauses of all habits: to be ended or removed, and a form for a new one. */
export function Pauses({ isAskingAtFirst, label, pausedText, ...rest }: PausesProps) {
  const undoable = useUndoableWrite();
  const [isAsking, setAsking] = useState(isAskingAtFirst);
  const opener = useRef<HTMLButtonElement>(null);
  const holdFocus = () => opener.current?.focus();
  const { current, past } = usePauses(rest.pauses);

  async function handlePause(pause: Pause) {
    holdFocus();
    setAsking(false);
    await undoable(rest.write([...rest.pauses, pause]), pausedText);
  }

  return (
    <div className="app-Pauses">
      <PauseRows {...rest} listed={current} holdFocus={holdFocus} />
      <PauseRows {...rest} listed={past} isPast holdFocus={holdFocus} />
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
export function PauseForm({ onPause }: { onPause: (pause: Pause) => Promise<void> }) {
  const today = useToday();
  const words = useDeviceWords().pause;
  const format = useFormat();
  const showsStreaks = useShowsStreaks();
  const [from, setFrom] = useState<Day>(today);
  const [to, setTo] = useState<Day | null>(null);
  const isBackwards = to !== null && to < from;

  return (
    <Form
      onSubmit={async () => {
        if (!isBackwards) await onPause({ from, to });
      }}
    >
      <p>{showsStreaks ? words.hintWithStreaks : words.hint}</p>
      <DateField label={words.from} value={from} onValueChange={(day) => setFrom(day ?? today)} />
      <DateField
        label={words.to}
        description={words.toHint}
        error={isBackwards ? words.backwards : undefined}
        value={to}
        onValueChange={setTo}
      />
      <p role="status">{!isBackwards && pauseText({ from, to }, today, words, format)}</p>
      <Button type="submit" block>
        {words.save}
      </Button>
    </Form>
  );
}
