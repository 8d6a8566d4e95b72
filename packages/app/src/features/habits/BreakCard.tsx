import { Button, Card } from '@daybow/components';
import { type Day, endPause, isPaused, type Pause } from '@daybow/journal';
import type { ReactNode } from 'react';
import CoffeeIcon from '~icons/ph/coffee-thin';
import { useDeviceJournal, useDeviceSettings } from '../../shared/journal/useDeviceJournal';
import { useUndoableWrite } from '../../shared/journal/useUndoableWrite';
import { focusHeading } from '../../shared/ui/focus';
import { useDeviceWords, useFormat } from '../../shared/words/LanguageProvider';

interface BreakCardProps {
  pause: Pause;
  today: Day;
  /** The day that is shown. */
  date: ReactNode;
  /** The week to choose another day from. */
  children: ReactNode;
}

/** Replaces the ring on a day of a break: says until when it is, and ends it. */
export function BreakCard({ pause, today, date, children }: BreakCardProps) {
  const journal = useDeviceJournal();
  const undoable = useUndoableWrite();
  const { pauses } = useDeviceSettings();
  const words = useDeviceWords().pause;
  const format = useFormat();
  const { to } = pause;

  function handleEnd() {
    // The button leaves with the break.
    focusHeading();
    void undoable(journal.setPauses(endPause(pauses, pause, today)), words.allEnded);
  }

  return (
    <Card inset="snug">
      <div className="app-Break">
        <CoffeeIcon aria-hidden="true" />
        <div>
          {date}
          <h2>
            {to === null ? words.onBreak : words.onBreakUntil({ day: format.longDay(to, today) })}
          </h2>
          {isPaused([pause], today) && (
            <Button variant="soft" size="small" onClick={handleEnd}>
              {words.endBreak}
            </Button>
          )}
        </div>
      </div>
      {children}
    </Card>
  );
}

/** The break from all habits that a day lies in. */
export function useBreak(day: Day): Pause | undefined {
  return useDeviceSettings().pauses.find((pause) => isPaused([pause], day));
}
