import { Button, Card, MonthCalendar } from '@daybow/components';
import { type Day, type Month, MOOD_OPTIONS, type MoodSums, monthOf } from '@daybow/journal';
import {
  identity,
  useDeviceJournal,
  useDeviceSettings,
  useMoodMonth,
  useSelected,
  useToday,
} from '../../shared/journal/useDeviceJournal';
import { useInView } from '../../shared/journal/useInView';
import { useDeviceWords, useFormat, useWords } from '../../shared/words/LanguageProvider';
import { useMoodName } from '../../shared/journal/names';
import { useEntriesOn, useMoodSheet } from '../mood';
import '../../shared/ui/DayBar.css';

interface MoodMonthProps {
  /**
   * The month, on a screen that has steps for it.
   *
   * @defaultValue a month of its own, with its steps
   */
  month?: Month;
  onMonthChange?: (month: Month) => void;
  /** Number of entries of that month by their mood, for the legend. */
  counts?: MoodSums['counts'];
}

/** All moods, a month at a time; the selected day below them can be given one, or another. */
export function MoodMonth({ month: monthProp, onMonthChange, counts }: MoodMonthProps) {
  const words = useWords();
  const deviceWords = useDeviceWords().stats;
  const journal = useDeviceJournal();
  const format = useFormat();
  const today = useToday();
  const { firstWeekday } = useDeviceSettings();
  const [ownMonth, setOwnMonth] = useInView(monthOf(today));
  const month = monthProp ?? ownMonth;
  const setMonth = onMonthChange ?? setOwnMonth;
  const moods = new Map(useMoodMonth(month).map(({ day, mood }) => [day, mood]));
  const [selected, setSelected] = useInView(today);
  const entries = useEntriesOn(selected);
  const nameOf = useMoodName();
  // Earlier months have nothing to show, and days before the first record are no gaps.
  const first = useSelected(journal, journal.recordedSpan, identity).first ?? today;
  const openSheet = useMoodSheet();
  const date = format.longDay(selected, today);

  function markOf(day: Day) {
    const value = moods.get(day);
    if (value) return { value, label: nameOf(value) };
    return day < first ? { value: 'none' as const, label: deviceWords.noEntry } : null;
  }

  function handleDayChange(day: Day) {
    setSelected(day);
    setMonth(monthOf(day));
  }

  return (
    <Card inset="tight">
      <MonthCalendar
        today={today}
        min={`${monthOf(first)}-01`}
        month={month}
        onMonthChange={setMonth}
        firstWeekday={firstWeekday}
        hideHeader={monthProp !== undefined}
        description={deviceWords.rainbow}
        legend={MOOD_OPTIONS.map(({ value }) => ({
          value,
          label: words.moods[value],
          times: counts?.[value],
        })).toReversed()}
        markOf={markOf}
        value={selected}
        onValueChange={setSelected}
      />
      <div className="app-DayBar app-DayBar-row" role="group" aria-label={date}>
        <p>
          <strong>{date}</strong>{' '}
          {entries.length === 0
            ? deviceWords.noEntry
            : format.sentenceList(entries.map(({ mood }) => words.moods[mood.value]))}
          {entries.some(({ note }) => note !== '') && (
            <bdi className="app-DayBar-line">
              {entries
                .map(({ note }) => note)
                .filter(Boolean)
                .join(' · ')}
            </bdi>
          )}
        </p>
        <Button
          variant="soft"
          size="small"
          aria-haspopup="dialog"
          onClick={() => openSheet({ day: selected }, { onDayChange: handleDayChange })}
        >
          {entries.length > 0 ? deviceWords.editMood : deviceWords.addMood}
        </Button>
      </div>
    </Card>
  );
}
