import { DAY_GLYPHS, type MonthCalendarValue } from './dayGlyphs';

/** How a day went, as a line; decoration. */
export function DayGlyph({ value }: { value: MonthCalendarValue }) {
  return (
    <svg
      className="daybow-MonthCalendar-glyph"
      viewBox="0 0 16 6"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={DAY_GLYPHS[value]} />
    </svg>
  );
}
