import { Card, MonthCalendar, type MonthCalendarMark } from '@daybow/components';
import { useState } from 'react';

const entries: Record<string, MonthCalendarMark> = {
  '2026-11-19': { value: 3, label: 'Okay' },
  '2026-11-20': { value: 5, label: 'Great' },
};

export function DaysAsARainbow() {
  const [day, setDay] = useState('2026-11-21');
  return (
    <Card inset="tight">
      <MonthCalendar
        today="2026-11-21"
        locale="en-GB"
        description="Your days as a rainbow"
        markOf={(date) => entries[date]}
        onDaySelect={setDay}
      />
      <p>You picked {day}</p>
    </Card>
  );
}
