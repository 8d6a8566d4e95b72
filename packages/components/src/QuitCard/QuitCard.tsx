import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { Button } from '../Button/Button';
import { EmojiTile } from '../EmojiTile/EmojiTile';
import { cx } from '../internal/cx';
import { checkName } from '../internal/misuse';
import { useWords, type DaybowWords } from '../internal/words';
import { useListRow } from '../internal/useListRow';
import '../internal/habitSurface.css';
import './QuitCard.css';

const ENGLISH: DaybowWords['QuitCard'] = { happenedLabel: 'It happened' };

export interface QuitCardProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The habit's emoji or another picture; decoration. */
  icon: ReactNode;
  /** The habit's name, and the accessible name of the group. */
  label: string;
  /** How it goes, such as '12 days without'. */
  statusText: string;
  /** A line under the status, such as 'Best: 31 days'. */
  description?: ReactNode;
  /**
   * Text of the button that says that it happened. A screen reader reads the habit's name after it.
   *
   * @defaultValue 'It happened'
   */
  happenedLabel?: string | undefined;
  /** Called when a person says that it happened. */
  onHappen?: (() => void) | undefined;
  /**
   * Disables the button, as a disabled `<fieldset>` around the card does.
   *
   * @defaultValue false
   */
  disabled?: boolean | undefined;
  /** Controls after the button, such as an `IconButton`. */
  actions?: ReactNode;
  /**
   * The background of the icon: one of six colours, modulo six.
   *
   * @defaultValue 0
   */
  tint?: number | undefined;
}

/**
 * A habit to leave off, such as smoking: how long it went without, and a button for when it happened. Nothing on
 * it is a tick to collect. Renders a `<div role="group">` named after the habit.
 *
 * @example
 * <QuitCard icon="🚬" label="Smoking" statusText="12 days without" onHappen={() => ask()} />
 */
export function QuitCard(props: QuitCardProps) {
  const {
    icon,
    label,
    statusText,
    description,
    happenedLabel,
    onHappen,
    disabled,
    actions,
    tint = 0,
    className,
    ref,
    ...rest
  } = useWords('QuitCard', ENGLISH, props);
  if (process.env.NODE_ENV !== 'production') checkName('QuitCard', 'label', label);
  const id = useId();
  const row = useListRow(ref);

  return (
    <div
      {...rest}
      role="group"
      {...row}
      aria-labelledby={`${id}-label`}
      className={cx('daybow-QuitCard', className)}
    >
      <div className="daybow-QuitCard-content">
        <EmojiTile tint={tint}>{icon}</EmojiTile>
        <div className="daybow-QuitCard-words">
          <span className="daybow-QuitCard-label" id={`${id}-label`}>
            <bdi>{label}</bdi>
          </span>
          <span className="daybow-QuitCard-status">
            <bdi>{statusText}</bdi>
          </span>
        </div>
        {description && (
          <span className="daybow-QuitCard-description">
            <bdi>{description}</bdi>
          </span>
        )}
        <Button
          variant="quiet"
          size="small"
          id={`${id}-button`}
          aria-labelledby={`${id}-button ${id}-label`}
          disabled={disabled}
          onClick={onHappen}
        >
          {happenedLabel}
        </Button>
      </div>
      {actions && <div className="daybow-QuitCard-actions">{actions}</div>}
    </div>
  );
}
