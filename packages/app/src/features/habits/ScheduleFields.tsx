import { NumberField, RadioGroup, WeekdayPicker } from '@daybow/components';
import {
  EVERY_DAY,
  isEveryDay,
  INTERVAL_MAX_DAYS,
  isTimes,
  isWeekdays,
  type Schedule,
  TIMES_MAX,
} from '@daybow/journal';
import { useState } from 'react';
import { useDeviceSettings } from '../../shared/journal/useDeviceJournal';
import {
  useDeviceWords,
  useFormat,
  useLanguage,
  useNumberFieldProps,
} from '../../shared/words/LanguageProvider';
import { scheduleText } from './habitWords';

interface ScheduleFieldsProps {
  value: Schedule;
  onValueChange: (value: Schedule) => void;
}

const KINDS = ['everyDay', 'weekdays', 'week', 'month', 'interval'] as const;
type Kind = (typeof KINDS)[number];

const WHOLE = { maximumFractionDigits: 0 };

/** The first value of each kind of schedule. */
const BEGINNINGS: Readonly<Record<Kind, Schedule>> = {
  everyDay: EVERY_DAY,
  weekdays: [1, 2, 3, 4, 5],
  week: { kind: 'times', times: 3, per: 'week' },
  month: { kind: 'times', times: 4, per: 'month' },
  interval: { kind: 'interval', days: 2 },
};

/** Fields of a schedule: its kind, and its weekdays or its number. */
export function ScheduleFields({ value, onValueChange }: ScheduleFieldsProps) {
  const { locale } = useLanguage();
  const numberFieldProps = useNumberFieldProps();
  const format = useFormat();
  const words = useDeviceWords();
  const { firstWeekday } = useDeviceSettings();
  // All seven weekdays are every day, but not while a person picks them.
  const [isPicking, setPicking] = useState(false);
  const kind = isPicking && kindOf(value) === 'everyDay' ? 'weekdays' : kindOf(value);

  function handleKindChange(next: Kind) {
    setPicking(next === 'weekdays');
    onValueChange(BEGINNINGS[next]);
  }

  return (
    <>
      <RadioGroup
        variant="tiles"
        label={words.plan.howOften}
        options={KINDS.map((each) => ({ value: each, label: words.plan.kinds[each] }))}
        value={kind}
        onValueChange={(next) => next && handleKindChange(next)}
      />
      {kind === 'weekdays' && isWeekdays(value) && (
        <WeekdayPicker
          label={words.habit.repeatOn}
          description={scheduleText(value, words, format)}
          firstWeekday={firstWeekday}
          locale={locale}
          value={value}
          onValueChange={onValueChange}
        />
      )}
      {isTimes(value) && (
        <NumberField
          label={words.plan.times}
          {...numberFieldProps}
          format={WHOLE}
          min={1}
          max={TIMES_MAX[value.per]}
          value={value.times}
          onValueChange={(times) => times !== null && onValueChange({ ...value, times })}
        />
      )}
      {kind === 'interval' && !isWeekdays(value) && !isTimes(value) && (
        <NumberField
          label={words.plan.days}
          {...numberFieldProps}
          format={WHOLE}
          min={2}
          max={INTERVAL_MAX_DAYS}
          value={value.days}
          onValueChange={(days) => days !== null && onValueChange({ ...value, days })}
        />
      )}
    </>
  );
}

function kindOf(schedule: Schedule): Kind {
  if (isTimes(schedule)) return schedule.per;
  if (!isWeekdays(schedule)) return 'interval';
  return isEveryDay(schedule) ? 'everyDay' : 'weekdays';
}
