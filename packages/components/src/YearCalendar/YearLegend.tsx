import { markLook, type YearCalendarMark } from './yearMark';

interface YearLegendProps {
  label: string;
  items: readonly YearCalendarMark[];
  moodCount: number;
}

/** The legend of a year: each mark with its colour. */
export function YearLegend({ label, items, moodCount }: YearLegendProps) {
  return (
    // Safari drops the role of a list without bullets: https://bugs.webkit.org/show_bug.cgi?id=170179
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ul className="daybow-YearCalendar-legend" role="list" aria-label={label}>
      {items.map((item) => (
        <li key={item.label}>
          <span className="daybow-YearCalendar-swatch" {...markLook(item, moodCount)} />
          {item.label}
        </li>
      ))}
    </ul>
  );
}
