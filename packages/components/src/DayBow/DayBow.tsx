import { useState, type ComponentPropsWithRef, type KeyboardEvent, type MouseEvent } from 'react';
import { indexAfterKey } from '../chart/indexAfterKey';
import { cx } from '../internal/cx';
import { dayFormat } from '../internal/dayFormat';
import { isRightToLeft } from '../internal/isRightToLeft';
import { checkName } from '../internal/misuse';
import { useLocale } from '../internal/words';
import { addDays, monthOf } from '../MonthCalendar/months';
import {
  BOW_HEIGHT,
  BOW_WIDTH,
  bowMonths,
  daysBetween,
  dayWidth,
  letterPoint,
  levelPath,
  slicePath,
} from './dayBowGeometry';
import { DayStroke } from './DayStroke';
import './DayBow.css';

/** A day of a `DayBow`. */
export interface DayBowDay {
  /** The day as 'YYYY-MM-DD'. */
  day: string;
  /** Its mood, also one between two, such as a mean; without one the day is a dot. */
  mood?: number | null | undefined;
  /** How much was done on it, from 0 to 1, as a line over the strokes; without it the line has a gap. */
  level?: number | null | undefined;
}

export interface DayBowProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The days that something is known of, in order. */
  days: readonly DayBowDay[];
  /** The first day of the bow as 'YYYY-MM-DD'. */
  min: string;
  /** The last day of the bow as 'YYYY-MM-DD'. */
  max: string;
  /** Accessible name of the bow. */
  'aria-label': string;
  /** A month ('YYYY-MM') in words, with its name: 'March: 25 days, mostly good'. Screen readers announce it. */
  monthText: (month: string) => string;
  /** Called with the month ('YYYY-MM') that a person selects: with a click on its slice, or with Enter or Space. */
  onMonthSelect?: ((month: string) => void) | undefined;
  /** The large figure in the middle, such as the number of days. */
  count?: string | undefined;
  /** The words under the figure. */
  caption?: string | undefined;
  /**
   * Language of the months' letters, a BCP 47 tag.
   *
   * @defaultValue that of the `DaybowProvider`
   */
  locale?: string | undefined;
}

/**
 * A year as a bow: a stroke for each day in the colour of its mood, a line outside for what was done, and a dot for a day
 * without a mood. Renders a `<div>` with a slider that goes from month to month, and a list of the months for screen
 * readers.
 *
 * The arrow keys, Page Up, Page Down, Home and End move to another month, which is announced; Enter and Space select it.
 *
 * @example
 * <DayBow aria-label="2026" days={days} min="2026-01-01" max="2026-12-31" monthText={textOf} count="64" caption="days" />
 */
export function DayBow({
  days,
  min,
  max,
  'aria-label': label,
  monthText,
  onMonthSelect,
  count,
  caption,
  locale: ownLocale,
  className,
  ...rest
}: DayBowProps) {
  if (process.env.NODE_ENV !== 'production') checkName('DayBow', 'aria-label', label);
  const locale = useLocale('DayBow', ownLocale);
  const [chosen, setChosen] = useState<string>();
  const narrow = dayFormat(locale, { month: 'narrow' });
  const length = daysBetween(min, max) + 1;
  const known = new Map(days.map((each) => [each.day, each]));
  const all = Array.from({ length }, (_, index) => known.get(addDays(min, index)));
  const months = bowMonths(min, max);
  // The keyboard begins at the last month with a mood.
  const latest = all.findLast((each) => each?.mood != null)?.day ?? min;
  const current = chosen ?? monthOf(latest);
  const index = Math.max(
    0,
    months.findIndex(({ month }) => month === current),
  );
  const select = (month: string) => {
    setChosen(month);
    onMonthSelect?.(month);
  };

  function handleClick({ target }: MouseEvent<HTMLElement>) {
    // A screen reader clicks the slider itself.
    select((target as Element).getAttribute('data-month') ?? current);
  }

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const { key, currentTarget } = event;
    const next = indexAfterKey(key, index, months.length, isRightToLeft(currentTarget));
    const isPress = key === 'Enter' || key === ' ';
    if (next === null && !isPress) return;
    event.preventDefault();
    if (next !== null) setChosen(months[next]?.month);
    else if (!event.repeat) select(current);
  }

  return (
    <div {...rest} className={cx('daybow-DayBow', className)}>
      <div
        className="daybow-DayBow-slider"
        role="slider"
        tabIndex={0}
        data-selectable={onMonthSelect && ''}
        aria-label={label}
        aria-orientation="horizontal"
        aria-valuemin={0}
        aria-valuemax={months.length - 1}
        aria-valuenow={index}
        aria-valuetext={monthText(months[index]?.month ?? current)}
        onClick={handleClick}
        onKeyDown={handleKeyDown}
      >
        <svg viewBox={`0 0 ${BOW_WIDTH} ${BOW_HEIGHT}`} fill="none" aria-hidden="true">
          <g className="daybow-DayBow-days" strokeWidth={dayWidth(length)}>
            {all.map((each, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- the place is the day
              <DayStroke key={at} index={at} count={length} mood={each?.mood} />
            ))}
          </g>
          <path className="daybow-DayBow-line" d={levelPath(all.map((each) => each?.level))} />
          {months.map((each) => (
            <text key={each.month} className="daybow-DayBow-letter" {...letterPoint(each, length)}>
              {narrow.format(new Date(each.month))}
            </text>
          ))}
          {months.map((each, at) => (
            <path
              key={each.month}
              className="daybow-DayBow-month"
              d={slicePath(each, length)}
              data-month={each.month}
              data-current={at === index || undefined}
            />
          ))}
        </svg>
      </div>
      {(count ?? caption) !== undefined && (
        <p className="daybow-DayBow-words">
          <span className="daybow-DayBow-count">{count}</span>{' '}
          <span className="daybow-DayBow-caption">{caption}</span>
        </p>
      )}
      <ul className="daybow-VisuallyHidden">
        {months.map(({ month }) => (
          <li key={month}>{monthText(month)}</li>
        ))}
      </ul>
    </div>
  );
}
