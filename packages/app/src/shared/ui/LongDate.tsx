import type { Day } from '@daybow/journal';
import { Fragment } from 'react';
import { useFormat } from '../words/LanguageProvider';

/** A day in words, each part on one line: 'Saturday 21 November', and the year unless it is today's. */
export function LongDate({ day, today }: { day: Day; today: Day }) {
  const format = useFormat();
  return (
    <time dateTime={day}>
      {format.longDayParts(day, today).map((part, index) => (
        <Fragment key={part}>
          {index > 0 && ' '}
          <span>{part}</span>
        </Fragment>
      ))}
    </time>
  );
}
