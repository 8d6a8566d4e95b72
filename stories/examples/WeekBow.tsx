import { WeekBow } from '@daybow/components';
import { useState } from 'react';

const today = '2026-11-20';
const done: Record<string, number> = {
  '2026-11-10': 4,
  '2026-11-16': 5,
  '2026-11-17': 3,
  '2026-11-20': 2,
};

export function DaysOfWeek() {
  const [day, setDay] = useState(today);
  return (
    <WeekBow
      days={weekOf(day).map((each) => ({
        day: each,
        share: (100 * (done[each] ?? 0)) / 5,
        label: `${done[each] ?? 0} of 5`,
      }))}
      value={day}
      onValueChange={setDay}
      today={today}
      min="2026-11-10"
    />
  );
}

/** The days of the week from Monday on that a day lies in. */
function weekOf(day: string): string[] {
  const weekday = (new Date(day).getUTCDay() + 6) % 7;
  return [0, 1, 2, 3, 4, 5, 6].map((index) => {
    const date = new Date(day);
    date.setUTCDate(date.getUTCDate() - weekday + index);
    return date.toISOString().slice(0, 10);
  });
}
