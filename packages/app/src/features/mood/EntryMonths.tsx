import { List, Section } from '@daybow/components';
import { type Day, type EntryDay, type Month, monthOf } from '@daybow/journal';
import { useMemo, useRef } from 'react';
import { useFormat } from '../../shared/words/LanguageProvider';
import { EntryRow } from './EntryRow';
import { useNearby } from './useNearby';

/** What a line takes where nothing is known of it, in px. */
const LINE_HEIGHT = 76;

interface EntryMonthsProps {
  /** The latest first. */
  days: readonly EntryDay[];
  today: Day;
  onEdit: (day: Day) => void;
}

/**
 * Days under the headings of their months. Every heading is in the page, for a screen reader to go by;
 * the days of a month are there while it is near what is in view.
 */
export function EntryMonths({ days, today, onEdit }: EntryMonthsProps) {
  const months = useMemo(() => byMonth(days), [days]);
  return [...months].map(([month, daysOfMonth], index) => (
    <EntryMonth
      key={month}
      month={month}
      days={daysOfMonth}
      isFirst={index === 0}
      {...{ today, onEdit }}
    />
  ));
}

function byMonth(days: readonly EntryDay[]): Map<Month, EntryDay[]> {
  const months = new Map<Month, EntryDay[]>();
  for (const day of days) {
    const month = monthOf(day.day);
    const known = months.get(month);
    if (known) known.push(day);
    else months.set(month, [day]);
  }
  return months;
}

interface EntryMonthProps extends EntryMonthsProps {
  month: Month;
  isFirst: boolean;
}

function EntryMonth({ month, days, today, isFirst, onEdit }: EntryMonthProps) {
  const format = useFormat();
  const section = useRef<HTMLElement>(null);
  const { isNear, height } = useNearby(section, isFirst);
  return (
    <Section ref={section} title={format.month(month, today)}>
      {isNear ? (
        <List>
          {days.map((day) => (
            <EntryRow key={day.day} {...{ ...day, today, onEdit }} />
          ))}
        </List>
      ) : (
        <div style={{ blockSize: height ?? days.length * LINE_HEIGHT }} />
      )}
    </Section>
  );
}
