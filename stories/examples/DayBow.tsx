import { DayBow, type DayBowDay } from '@daybow/components';
import { useState } from 'react';

/** Sixty days from 20 September on. */
const days: DayBowDay[] = Array.from({ length: 60 }, (_, index) => ({
  day: new Date(Date.UTC(2026, 8, 20 + index)).toISOString().slice(0, 10),
  mood: index % 11 === 4 ? null : 3 + Math.round(2 * Math.sin(index / 3)),
  level: 0.6 + 0.3 * Math.sin(index / 7),
}));

const name = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' });

function monthText(month: string) {
  const count = days.filter(({ day, mood }) => day.startsWith(month) && mood !== null).length;
  return `${name.format(new Date(month))}: ${count} days`;
}

export function DaysOfYear() {
  const [month, setMonth] = useState<string>();
  return (
    <>
      <DayBow
        aria-label="2026"
        days={days}
        min="2026-01-01"
        max="2026-12-31"
        monthText={monthText}
        onMonthSelect={setMonth}
        count="54"
        caption="days so far"
      />
      <p role="status">{month ? monthText(month) : 'Select a month'}</p>
    </>
  );
}
