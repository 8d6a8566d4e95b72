import { moodColours } from '../internal/moodColours';
import { DayGlyph } from './DayGlyph';

export interface MonthCalendarLegendItem {
  /** The mood's number. */
  value: number;
  /** The mood's name. */
  label: string;
  /** How often it is in the month, under the name. */
  times?: number | undefined;
}

interface MonthLegendProps {
  label: string;
  items: readonly MonthCalendarLegendItem[];
  moodCount: number;
}

/** The legend of a month: each mood with its colour and mouth. */
export function MonthLegend({ label, items, moodCount }: MonthLegendProps) {
  return (
    // Safari drops the role of a list without bullets: https://bugs.webkit.org/show_bug.cgi?id=170179
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ul className="daybow-MonthCalendar-legend" role="list" aria-label={label}>
      {items.map((item) => (
        <li key={item.value}>
          <span className="daybow-MonthCalendar-swatch" style={moodColours(item.value)}>
            <DayGlyph value={item.value} moodCount={moodCount} />
          </span>
          {item.label}
          {item.times !== undefined && <strong> {item.times}</strong>}
        </li>
      ))}
    </ul>
  );
}
