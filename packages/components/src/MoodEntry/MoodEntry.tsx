import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../internal/cx';
import { isPressable, RowButton, type RowPressProps } from '../internal/RowButton';
import { useListRow } from '../internal/useListRow';
import type { RadioValue } from '../internal/useRadios';
import { MoodDisc } from './MoodDisc';
import './MoodEntry.css';

export interface MoodEntryProps
  extends RowPressProps, Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The day in words: 'Yesterday'. */
  date: ReactNode;
  /** The mood, as in a `MoodPicker`: its colours are the tokens `--daybow-mood-1` and so on. */
  value: RadioValue;
  /** The mood's emoji. */
  emoji?: string | undefined;
  /** An image or an icon in place of the emoji; decoration. */
  icon?: ReactNode;
  /** The mood's name. A screen reader announces it instead of the picture. */
  label: string;
  /**
   * Shows the mood's name also visibly, beside the day. Other words than `true` are shown in its place, such as `proud`
   * where `label` is 'proud, Good'; a screen reader still announces `label`.
   *
   * @defaultValue false
   */
  showLabel?: ReactNode;
  /** Content between the day and the note, such as the labels of the day. An empty one takes no room. */
  details?: ReactNode;
  /** The note of the day, with its line breaks; an empty note renders nothing. */
  note?: ReactNode;
  /** Controls at the end, such as an `IconButton`. */
  actions?: ReactNode;
}

/**
 * A day of the mood journal: emoji, day and note. Renders a `<div>`; only its `actions` are interactive, and with
 * `onPress` or `render` all of it, by a button or a link around day and `showLabel`.
 *
 * @example
 * <MoodEntry date="Yesterday" value={3} emoji="😐" label="Okay" note="Busy, but fine." />
 */
export function MoodEntry({
  date,
  value,
  emoji,
  icon,
  label,
  showLabel = false,
  details,
  note,
  actions,
  onPress,
  render,
  'aria-haspopup': hasPopup,
  className,
  ref,
  ...rest
}: MoodEntryProps) {
  const row = useListRow(ref);
  const isPressed = isPressable({ onPress, render });
  const isReworded = Boolean(showLabel) && showLabel !== true && showLabel !== label;
  const heading = (
    <>
      <bdi>{date}</bdi>
      {showLabel && ' '}
      {showLabel && !isReworded && <span className="daybow-MoodEntry-label">{label}</span>}
      {isReworded && (
        <>
          <bdi className="daybow-MoodEntry-label" aria-hidden="true">
            {showLabel}
          </bdi>
          <span className="daybow-VisuallyHidden">{label}</span>
        </>
      )}
    </>
  );
  return (
    <div
      {...rest}
      {...row}
      className={cx('daybow-MoodEntry', className)}
      data-pressable={isPressed ? '' : undefined}
    >
      <MoodDisc
        value={value}
        emoji={icon ?? emoji}
        {...(showLabel ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      />
      <div className="daybow-MoodEntry-words">
        <p className="daybow-MoodEntry-date">
          {isPressed ? (
            <RowButton {...{ onPress, render, hasPopup }}>{heading}</RowButton>
          ) : (
            heading
          )}
        </p>
        {details && <div className="daybow-MoodEntry-details">{details}</div>}
        {note && (
          <p className="daybow-MoodEntry-note" dir="auto">
            {note}
          </p>
        )}
      </div>
      {actions}
    </div>
  );
}
