import { DateStepper, Dialog, useToast } from '@daybow/components';
import { addDays, type Day } from '@daybow/journal';
import { Activity, type ComponentProps, useState } from 'react';
import { flushSync } from 'react-dom';
import { useToday } from '../../journal/useJournal';
import { LongDate } from '../../shell/LongDate';
import { Stack } from '../../shell/Stack';
import { useDeviceWords } from '../../words/LanguageProvider';
import { MoodOfDay } from './MoodOfDay';
import type { UnsavedMood } from './unsavedMood';

interface MoodSheetProps {
  day: Day;
  open: boolean;
  /** Called with the day to show; the sheet opens with it. */
  onDayChange: (day: Day) => void;
  onOpenChange: (open: boolean) => void;
  /** Called once the sheet has closed because its mood was removed. */
  onRemoved?: () => void;
}

/** What was changed and not yet saved, by day. */
type Unsaved = ReadonlyMap<Day, UnsavedMood>;

const nothing: Unsaved = new Map();

/**
 * The mood of any day up to today: to give, to change, to remove. Closed over words that are not yet
 * saved, it offers to go on with them.
 */
export function MoodSheet({ day, open, onDayChange, onOpenChange, onRemoved }: MoodSheetProps) {
  const today = useToday();
  const words = useDeviceWords().mood;
  const toast = useToast();
  const [unsaved, setUnsaved] = useState(nothing);
  const otherDays = () => new Map([...unsaved].filter(([each]) => each !== day));

  function close(left: Unsaved) {
    onOpenChange(false);
    setUnsaved(nothing);
    const lastDay = [...left.keys()].at(-1);
    if (lastDay === undefined) return;
    const goOn = () => {
      setUnsaved(left);
      onDayChange(lastDay);
    };
    toast({
      tone: 'info',
      message: words.closed,
      action: { label: words.goOn, onAction: goOn },
    });
  }

  function handleRemoved() {
    flushSync(() => close(otherDays()));
    onRemoved?.();
  }

  return (
    <Dialog open={open} onOpenChange={() => close(unsaved)} title={words.sheet}>
      <Stack>
        <DateStepper hasNext={day < today} onStep={(step) => onDayChange(addDays(day, step))}>
          <LongDate day={day} today={today} />
        </DateStepper>
        <MoodOfEachDay
          day={day}
          unsaved={unsaved}
          onUnsaved={setUnsaved}
          onSaved={() => close(otherDays())}
          onRemoved={handleRemoved}
        />
      </Stack>
    </Dialog>
  );
}

interface MoodOfEachDayProps extends Pick<
  ComponentProps<typeof MoodOfDay>,
  'day' | 'onSaved' | 'onRemoved'
> {
  unsaved: Unsaved;
  onUnsaved: (unsaved: Unsaved) => void;
}

/** The mood of a day, and, out of sight, what was typed for the days that were stepped away from. */
function MoodOfEachDay({ day, unsaved, onUnsaved, ...rest }: MoodOfEachDayProps) {
  const [days, setDays] = useState([day]);
  if (!days.includes(day)) setDays([...days, day]);

  return days.map((each) => (
    <Activity key={each} mode={each === day ? 'visible' : 'hidden'}>
      <MoodOfDay
        {...rest}
        day={each}
        unsaved={unsaved.get(each)}
        onChange={(mood) => onUnsaved(new Map(unsaved).set(each, mood))}
      />
    </Activity>
  ));
}
