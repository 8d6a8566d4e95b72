import { MonthCalendar } from '@daybow/components';
import { type Day, type LabelDetail, MOOD_OPTIONS, monthOf, SCALE_RANGE } from '@daybow/journal';
import { useDeviceSettings, useLabelMonth, useToday } from '../../shared/journal/useDeviceJournal';
import { useInView } from '../../shared/journal/useInView';
import { rounded } from '../../shared/words/figures';
import { useDeviceWords, useFormat, useWords } from '../../shared/words/LanguageProvider';
import { useMoodName } from '../../shared/journal/names';

interface LabelMonthProps {
  label: LabelDetail;
  /** The day of its first use. */
  since: Day;
  /** Shows the moods of a day. */
  onDay: (day: Day) => void;
}

/** A month of a label: its days in the colors of their moods, those of a scale as full as its value is high. */
export function LabelMonth({ label, since, onDay }: LabelMonthProps) {
  const { moods } = useWords();
  const { labelPage: words, stats } = useDeviceWords();
  const format = useFormat();
  const nameOf = useMoodName();
  const today = useToday();
  const { firstWeekday } = useDeviceSettings();
  const { uid, kind, unit, last, values } = label;
  const [month, setMonth] = useInView(monthOf(today), monthOf(last?.day ?? since));
  const days = new Map(useLabelMonth(uid, month).map((each) => [each.day, each]));
  const highest = unit === '' ? SCALE_RANGE[1] : (values?.highest ?? 0);

  function markOf(day: Day) {
    const { value = null, mood = null } = days.get(day) ?? {};
    if (mood === null) return { value: 'none' as const, label: stats.noEntry };
    if (value === null) {
      return { value: 'none' as const, label: `${words.dayWithout}, ${nameOf(mood)}` };
    }
    if (kind === 'scale') {
      return {
        share: highest > 0 ? (100 * value) / highest : 0,
        label: `${format.amount(rounded(value), unit)}, ${nameOf(mood)}`,
      };
    }
    return { value: label.mood ?? mood, label: `${words.dayWith}, ${nameOf(mood)}` };
  }

  return (
    <MonthCalendar
      today={today}
      min={`${monthOf(since)}-01`}
      month={month}
      onMonthChange={setMonth}
      firstWeekday={firstWeekday}
      titleElement="h3"
      description={words.monthHint}
      legend={
        kind === 'label'
          ? MOOD_OPTIONS.map(({ value }) => ({ value, label: moods[value] })).toReversed()
          : []
      }
      markOf={markOf}
      onDaySelect={onDay}
    />
  );
}
