import { moodColours } from '../internal/moodColours';
import { DayGlyph } from './DayGlyph';

export interface MonthCalendarLegendItem {
  /** A mood from 1 to 5. */
  value: 1 | 2 | 3 | 4 | 5;
  /** The mood's name. */
  label: string;
}

interface MonthLegendProps {
  label: string;
  items: readonly MonthCalendarLegendItem[];
}

/** What the colours of a month say. */
export function MonthLegend({ label, items }: MonthLegendProps) {
  return (
    // Safari drops the role of a list without bullets: https://bugs.webkit.org/show_bug.cgi?id=170179
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ul className="daybow-MonthCalendar-legend" role="list" aria-label={label}>
      {items.map((item) => (
        <li key={item.value}>
          <span className="daybow-MonthCalendar-swatch" style={moodColours(item.value)}>
            <DayGlyph value={item.value} />
          </span>
          {item.label}
        </li>
      ))}
    </ul>
  );
}
