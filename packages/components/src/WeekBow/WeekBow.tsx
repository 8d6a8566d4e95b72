import {
  useRef,
  type ComponentPropsWithRef,
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
} from 'react';
import { flushSync } from 'react-dom';
import { arrowStep } from '../internal/arrowStep';
import { cx } from '../internal/cx';
import { dayFormat } from '../internal/dayFormat';
import { isRightToLeft } from '../internal/isRightToLeft';
import { pressOnce } from '../internal/pressOnce';
import { useGroupRef } from '../internal/useGroupRef';
import { useMergedRef } from '../internal/useMergedRef';
import { useLocale, useWords, type DaybowWords } from '../internal/words';
import { dateFormats } from '../MonthCalendar/dateFormats';
import { addDays, clampDay } from '../MonthCalendar/months';
import {
  CORE_INSET,
  letterPoint,
  PART_LENGTH,
  partPath,
  WEEK_HEIGHT,
  WEEK_WIDTH,
} from './weekGeometry';
import './WeekBow.css';

const ENGLISH: DaybowWords['WeekBow'] = { 'aria-label': 'Week' };

/** How far a finger moves to another week, in px. */
const SWIPE = 40;

/** A day of a week, and how it went. */
export interface WeekBowDay {
  /** The day as 'YYYY-MM-DD'. */
  day: string;
  /** The coloured share of its part in percent; null without anything to measure. */
  share: number | null;
  /** How it went, after its date for a screen reader: '3 of 5'. */
  label?: string | undefined;
}

export interface WeekBowProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'defaultValue' | 'onChange'
> {
  /** The seven days of the week that is shown, in order. */
  days: readonly WeekBowDay[];
  /** The chosen day as 'YYYY-MM-DD'. */
  value: string;
  /**
   * Called with the day that a person chooses. It is in another week after an arrow key at an end, Page Up, Page Down
   * or a swipe: give the days of that week then.
   */
  onValueChange: (day: string) => void;
  /** Today as 'YYYY-MM-DD'; days to come cannot be chosen. */
  today: string;
  /** The first day that can be chosen. */
  min?: string | undefined;
  /**
   * Language of the dates, a BCP 47 tag.
   *
   * @defaultValue that of the `DaybowProvider`
   */
  locale?: string | undefined;
  /**
   * Accessible name of the group.
   *
   * @defaultValue `'Week'`
   */
  'aria-label'?: string | undefined;
}

/**
 * A week as a bow of seven parts, one colour for each day, coloured to the share of what was done on it. Renders a
 * `<div role="radiogroup">` with a radio button for each day, named after its date and `label`.
 *
 * A press chooses a day. The arrow keys go from day to day, across the ends of the week, too; Page Up, Page Down and
 * a swipe to the same day of the week before or after, Home and End to the ends of the week.
 *
 * @example
 * <WeekBow days={daysOfWeek} value={day} onValueChange={setDay} today="2026-11-21" />
 */
export function WeekBow(props: WeekBowProps) {
  const {
    days,
    value,
    onValueChange,
    today,
    min = '0001-01-01',
    locale: ownLocale,
    onPointerDown,
    onPointerUp,
    className,
    ref,
    ...rest
  } = useWords('WeekBow', ENGLISH, props);
  const locale = useLocale('WeekBow', ownLocale);
  const rootRef = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRef(rootRef, useGroupRef(ref, '[tabindex="0"]'));
  const swipeRef = useRef<number>(undefined);
  const format = dateFormats(locale, today);
  const narrow = dayFormat(locale, { weekday: 'narrow' });
  const isOpen = ({ day }: WeekBowDay) => day >= min && day <= today;
  const tabStop = days.find(({ day }) => day === value) ?? days.find(isOpen);

  function choose(day: string) {
    const next = clampDay(day, min, today);
    if (next !== value) onValueChange(next);
    return next;
  }

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    pressOnce(event);
    const day = dayAfterKey(event, value, days);
    if (day === undefined) return;
    event.preventDefault();
    // Flushed, as the day may be in a week that is not rendered yet.
    const next = flushSync(() => choose(day));
    rootRef.current?.querySelector<HTMLElement>(`[data-day='${next}']`)?.focus();
  }

  function handlePointerDown(event: PointerEvent<HTMLDivElement>) {
    onPointerDown?.(event);
    swipeRef.current = event.pointerType === 'mouse' ? undefined : event.clientX;
  }

  function handlePointerUp(event: PointerEvent<HTMLDivElement>) {
    onPointerUp?.(event);
    const moved = event.clientX - (swipeRef.current ?? event.clientX);
    if (Math.abs(moved) < SWIPE) return;
    // Earlier weeks lie before this one, and a finger pulls them in.
    const step = moved > 0 === isRightToLeft(event.currentTarget) ? 7 : -7;
    const next = clampDay(addDays(value, step), min, today);
    // A swipe is to another week, if there is one.
    if (!days.some(({ day }) => day === next)) choose(next);
  }

  return (
    <div
      {...rest}
      ref={mergedRef}
      role="radiogroup"
      className={cx('daybow-WeekBow', className)}
      onPointerDown={handlePointerDown}
      onPointerUp={handlePointerUp}
    >
      <svg viewBox={`0 0 ${WEEK_WIDTH} ${WEEK_HEIGHT}`} fill="none" aria-hidden="true">
        {days.map(({ share }, index) => (
          <WeekBowPart key={index} index={index} share={Math.min(100, share || 0) / 100} />
        ))}
      </svg>
      {days.map((each, index) => (
        <button
          key={index}
          type="button"
          role="radio"
          className="daybow-WeekBow-day"
          style={placeOf(index)}
          data-day={each.day}
          tabIndex={each === tabStop ? 0 : -1}
          disabled={!isOpen(each)}
          onClick={() => choose(each.day)}
          onKeyDown={handleKeyDown}
          aria-checked={each.day === value}
          aria-current={each.day === today ? 'date' : undefined}
          aria-label={[format.day(each.day), each.label].filter(Boolean).join(', ')}
        >
          <span className="daybow-WeekBow-letter">{narrow.format(new Date(each.day))}</span>
        </button>
      ))}
    </div>
  );
}

/** The day that a key moves to; undefined for a key that does not move. */
function dayAfterKey(
  event: KeyboardEvent<HTMLElement>,
  value: string,
  days: readonly WeekBowDay[],
): string | undefined {
  const step = arrowStep(event);
  if (step !== 0) return addDays(value, step);
  switch (event.key) {
    case 'PageUp':
      return addDays(value, -7);
    case 'PageDown':
      return addDays(value, 7);
    case 'Home':
      return days.at(0)?.day;
    case 'End':
      return days.at(-1)?.day;
    default:
      return undefined;
  }
}

function WeekBowPart({ index, share }: { index: number; share: number }) {
  const track = partPath(index);
  const edge = share * PART_LENGTH;
  return (
    <>
      <path className="daybow-WeekBow-track" d={track} />
      <path
        className="daybow-WeekBow-part"
        d={track}
        stroke={`var(--daybow-bow-${index + 1})`}
        strokeDasharray={`${edge} ${WEEK_WIDTH}`}
      />
      <path
        className="daybow-WeekBow-part"
        data-part="core"
        d={partPath(index, CORE_INSET)}
        stroke={`var(--daybow-bow-${index + 1}-core)`}
        strokeDasharray={`${Math.max(0, edge - 2 * CORE_INSET)} ${WEEK_WIDTH}`}
      />
    </>
  );
}

/** Where a day and its letter are, as shares of the week's width. */
function placeOf(index: number): CSSProperties {
  const { x, y } = letterPoint(index);
  return {
    '--daybow-week-start': index / 7,
    '--daybow-week-x': x / WEEK_WIDTH,
    '--daybow-week-y': y / WEEK_WIDTH,
  } as CSSProperties;
}
