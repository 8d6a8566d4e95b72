import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { cx } from '../internal/cx';
import { checkName } from '../internal/misuse';
import { isPressable, RowButton, type RowPressProps } from '../internal/RowButton';
import type { TitleElement } from '../internal/titleElement';
import './Card.css';

export interface CardProps extends RowPressProps, Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** A heading inside the card, and its accessible name; without it the card is not a region. */
  title?: ReactNode;
  /**
   * The element of the title.
   *
   * @defaultValue `'h2'`
   */
  titleElement?: TitleElement | undefined;
  /**
   * The padding: `roomy` is 20 px, `snug` 16 px, for charts, `tight` 8 px at the sides, for a month.
   *
   * @defaultValue `'roomy'`
   */
  inset?: 'roomy' | 'snug' | 'tight' | undefined;
}

/**
 * A raised surface for related content. Renders a `<section>`; with a `title` it contains a heading and is
 * a named region. With `onPress` or `render`, which need a `title`, that is a button or a link that takes up all of the
 * card; controls in the card stay on their own.
 *
 * @example
 * <Card title="Mood Trends">…</Card>
 */
export function Card({
  title,
  titleElement: Title = 'h2',
  inset = 'roomy',
  onPress,
  render,
  'aria-haspopup': hasPopup,
  className,
  children,
  ...rest
}: CardProps) {
  const titleId = useId();
  const isPressed = isPressable({ onPress, render });
  if (process.env.NODE_ENV !== 'production' && isPressed) checkName('Card', 'title', title);
  return (
    <section
      aria-labelledby={title ? titleId : undefined}
      {...rest}
      className={cx('daybow-Card', className)}
      data-inset={inset}
      data-pressable={isPressed && title ? '' : undefined}
    >
      {title && (
        <Title className="daybow-Card-title" id={titleId}>
          {isPressed ? <RowButton {...{ onPress, render, hasPopup }}>{title}</RowButton> : title}
        </Title>
      )}
      {children}
    </section>
  );
}
