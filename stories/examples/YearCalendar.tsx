import { Card, YearCalendar, type YearCalendarMark } from '@daybow/components';
import { useState } from 'react';

const marks: Record<string, YearCalendarMark> = {
  '2026-11-18': { value: 2, label: 'Bad' },
  '2026-11-19': { value: 3.5, label: 'Between Okay and Good' },
  '2026-11-20': { value: 5, label: 'Great' },
};

export function YearInColours() {
  const [day, setDay] = useState<string | null>(null);
  return (
    <Card>
      <YearCalendar
        today="2026-11-21"
        min="2026-09-01"
        max="2026-11-30"
        locale="en-GB"
        marks={marks}
        value={day}
        onValueChange={setDay}
      />
      <p>{day ? `You picked ${day}` : 'Pick a day'}</p>
    </Card>
  );
}
