import { WeekdayPicker, type WeekdayNumber } from '@daybow/components';
import { useState } from 'react';

export function RepeatOn() {
  const [weekdays, setWeekdays] = useState<readonly WeekdayNumber[]>([1, 2, 3, 4, 5]);
  return (
    <WeekdayPicker
      value={weekdays}
      onValueChange={setWeekdays}
      description={weekdays.length === 7 ? 'Every day' : `${weekdays.length} days a week`}
    />
  );
}
