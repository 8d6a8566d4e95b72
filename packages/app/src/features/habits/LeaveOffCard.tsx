import { QuitCard, type QuitCardProps } from '@daybow/components';
import { amountOver, type Day, type DayHabit } from '@daybow/journal';
import { useEffect, useState } from 'react';
import { useDeviceWords } from '../../shared/words/LanguageProvider';
import { useShowsStreaks } from '../mood';
import { leftOffFigures, leftOffText } from './habitWords';
import { SlipDialog } from './SlipDialog';

interface LeaveOffCardProps extends Omit<QuitCardProps, 'statusText' | 'onHappen'> {
  habit: DayHabit;
  day: Day;
}

/** A habit to leave off on one day, with its streak where streaks are shown, and the dialog that asks about a slip. */
export function LeaveOffCard({ habit, day, description, ...card }: LeaveOffCardProps) {
  const { habits: words, summary } = useDeviceWords();
  const [isAsking, setAsking] = useState(false);
  const now = useNow();
  const showsStreaks = useShowsStreaks();
  const { goal, amount, leftOff } = habit;
  const ofDay = amountOver(goal, amount) > 0 ? words.happened : words.without;

  return (
    <>
      <QuitCard
        {...card}
        statusText={leftOff && showsStreaks ? leftOffText(leftOff, words, now) : ofDay}
        description={
          description ??
          (leftOff?.happenedToday ? leftOffFigures(leftOff, summary, showsStreaks) : undefined)
        }
        onHappen={() => setAsking(true)}
      />
      <SlipDialog habit={habit} day={day} open={isAsking} onOpenChange={setAsking} />
    </>
  );
}

const MINUTE_MS = 60_000;

/** The time in ms since 1970, to the minute. */
function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
