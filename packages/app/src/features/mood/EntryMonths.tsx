import { List, Section } from '@daybow/components';
import type { Day, EntryDay, EntrySearch, Month } from '@daybow/journal';
import { memo, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { daysByMonth } from '../../shared/journal/daysByMonth';
import { useFormat } from '../../shared/words/LanguageProvider';
import { EntryRow } from './EntryRow';

/** Estimated height of a line that was not measured yet, in px. */
const LINE_HEIGHT = 76;

interface EntryMonthsProps {
  /** The latest first. */
  days: readonly EntryDay[];
  today: Day;
  /** The search whose words and label every row marks. */
  search: EntrySearch;
  onEdit: (id: string) => void;
}

/**
 * Days under the headings of their months. Every heading is in the page, for a screen reader to go by;
 * the days of a month are there while it is near what is in view.
 */
export const EntryMonths = memo(function EntryMonths({ days, ...rest }: EntryMonthsProps) {
  const months = useMemo(() => daysByMonth(days), [days]);
  return [...months].map(([month, daysOfMonth], index) => (
    <EntryMonth key={month} month={month} days={daysOfMonth} isFirst={index === 0} {...rest} />
  ));
});

interface EntryMonthProps extends EntryMonthsProps {
  month: Month;
  isFirst: boolean;
}

function EntryMonth({ month, days, today, search, isFirst, onEdit }: EntryMonthProps) {
  const format = useFormat();
  const section = useRef<HTMLElement>(null);
  const { isNear, height } = useNearby(section, isFirst);
  return (
    <Section ref={section} title={format.month(month, today)}>
      {isNear ? (
        <List>
          {days.map((day) => (
            <EntryRow key={day.day} {...{ ...day, today, search, onEdit }} />
          ))}
        </List>
      ) : (
        <div style={{ blockSize: height ?? days.length * LINE_HEIGHT }} />
      )}
    </Section>
  );
}

/** Distance from the view within which a section is near, as a share of the view's height. */
const NEAR = '100%';

/** Nearness of a section to the view, and the height of its content when it was last near, in px. */
export interface Nearby {
  readonly isNear: boolean;
  readonly height: number | null;
}

/**
 * Follows whether a section is near what is in view. One that has the focus stays.
 *
 * @param isNearAtFirst - what holds until it is known.
 */
function useNearby(ref: RefObject<HTMLElement | null>, isNearAtFirst: boolean): Nearby {
  const [nearby, setNearby] = useState<Nearby>({ isNear: isNearAtFirst, height: null });

  useEffect(() => {
    const section = ref.current;
    if (section === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const isNear = entries.at(-1)?.isIntersecting ?? false;
        const isKept = !isNear && section.contains(document.activeElement);
        if (isKept) return;
        const height = section.lastElementChild?.getBoundingClientRect().height ?? null;
        setNearby((before) => (before.isNear === isNear ? before : { isNear, height }));
      },
      { rootMargin: `${NEAR} 0px` },
    );
    observer.observe(section);
    return () => observer.disconnect();
  }, [ref]);

  return nearby;
}
