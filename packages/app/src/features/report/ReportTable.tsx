import {
  type Day,
  type HabitLine,
  MOOD_OPTIONS,
  type MoodCalendarDay,
  weekdayOf,
} from '@daybow/journal';
import { type CSSProperties, memo, useId } from 'react';
import { useDeviceSettings } from '../../shared/journal/useDeviceJournal';
import { NOT_YET, rounded } from '../../shared/words/figures';
import { useDeviceWords, useFormat, useWords } from '../../shared/words/LanguageProvider';
import { Mark, MARKS } from './Mark';
import { daysOfMonth, type ReportPage } from './reportPages';

/**
 * The days of a month: each mood at its height, and a row of marks for each habit. A year has thousands of cells, which
 * are not drawn again while a name is typed.
 */
export const ReportTable = memo(function ReportTable({
  month,
  lookBack,
  days,
  lines,
  showsMoods,
}: Omit<ReportPage, 'notes' | 'isPrinted'>) {
  const { report: words, lookBack: lookBackWords, figures } = useDeviceWords();
  const { firstWeekday } = useDeviceSettings();
  const format = useFormat();
  const captionId = useId();
  const allDays = daysOfMonth(month).map((day) => ({
    day,
    isWeekStart: weekdayOf(day) === firstWeekday,
  }));

  function figureOf({ done, due }: HabitLine) {
    if (due === 0) return NOT_YET;
    return due === null ? lookBackWords.times({ times: done }) : figures.ofDue({ done, due });
  }

  return (
    <div className="app-ReportDays">
      {/* Scrolls sideways where the window is narrower than paper. */}
      <div
        className="app-ReportTable"
        role="region"
        aria-labelledby={captionId}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by arrow keys
        tabIndex={0}
      >
        <table>
          <caption id={captionId} className="daybow-VisuallyHidden">
            {words.table({ month: format.monthOfYear(month) })}
          </caption>
          <thead>
            <tr>
              <th scope="col">{words.day}</th>
              {allDays.map(({ day, isWeekStart }) => (
                <th key={day} scope="col" data-week-start={isWeekStart || undefined}>
                  <span aria-hidden="true">{format.narrowWeekday(weekdayOf(day))}</span>
                  {format.dayOfMonth(day)}
                </th>
              ))}
              <th scope="col">{words.month}</th>
            </tr>
          </thead>
          <tbody>
            {showsMoods && <MoodRow {...{ days, allDays }} mean={lookBack.moods.mean} />}
            {lines.map((line) => (
              <tr key={line.id}>
                <th scope="row">
                  <bdi>{line.name}</bdi>
                </th>
                {line.days.map(({ day, state }, index) => (
                  <td key={day} data-week-start={allDays[index]?.isWeekStart || undefined}>
                    <Mark state={state} />
                  </td>
                ))}
                <td>{figureOf(line)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Legend lines={lines} />
    </div>
  );
});

const at = (mood: number) => ({ '--app-mood': mood }) as CSSProperties;

interface MoodRowProps {
  days: readonly MoodCalendarDay[];
  allDays: readonly { readonly day: Day; readonly isWeekStart: boolean }[];
  mean: number | null;
}

/** The moods of a month: each figure stands as high as its mood, so that the row is a chart as well. */
function MoodRow({ days, allDays, mean }: MoodRowProps) {
  const { report: words } = useDeviceWords();
  const { moods: names } = useWords();
  const format = useFormat();
  const moods = new Map(days.map(({ day, mood }) => [day, mood]));
  const figureOf = (mood: number) => format.amount(rounded(mood), '');

  return (
    <tr className="app-ReportTable-moods">
      <th scope="row">
        {words.mood}
        <span aria-hidden="true">
          {MOOD_OPTIONS.map(({ value }) => (
            <span key={value} style={at(value)}>
              {names[value]}
            </span>
          ))}
        </span>
      </th>
      {allDays.map(({ day, isWeekStart }) => {
        const mood = moods.get(day) ?? null;
        return (
          <td key={day} data-week-start={isWeekStart || undefined}>
            {mood !== null && <span style={at(mood)}>{figureOf(mood)}</span>}
          </td>
        );
      })}
      <td>{mean !== null && words.meanOf({ mean: format.oneDecimal(mean) })}</td>
    </tr>
  );
}

/** The marks of a table in words. */
function Legend({ lines }: Pick<ReportPage, 'lines'>) {
  const words = useDeviceWords().report;
  const shown = MARKS.filter((mark) =>
    lines.some(({ days }) => days.some(({ state }) => state === mark)),
  );
  if (shown.length === 0) return null;
  return (
    <ul className="app-ReportLegend" aria-label={words.legend}>
      {shown.map((mark) => (
        <li key={mark}>
          <Mark state={mark} isDecoration /> {words.marks[mark]}
        </li>
      ))}
    </ul>
  );
}
