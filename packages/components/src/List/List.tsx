import { Children, type ComponentPropsWithRef } from 'react';
import { cx } from '../internal/cx';
import './List.css';

export interface ListProps extends ComponentPropsWithRef<'ul'> {
  /**
   * `rows` puts the items on one surface with lines between them, `cards` puts space between items that are
   * cards themselves.
   *
   * @defaultValue `'rows'`
   */
  variant?: 'rows' | 'cards' | undefined;
  /**
   * Lets the items settle, one after the other, within 900 ms: a small celebration. Nothing moves with
   * reduced motion.
   *
   * @defaultValue false
   */
  settling?: boolean | undefined;
}

/**
 * A list. Renders a `<ul>` with each child in an `<li>`, so that a screen reader announces their number.
 *
 * @example
 * <List>
 *   <ListRow icon={<InfoIcon />} label="About" description="Version 1.0.0" />
 * </List>
 */
export function List({
  variant = 'rows',
  settling = false,
  className,
  children,
  ...rest
}: ListProps) {
  return (
    // Safari drops the role of a list without bullets: https://bugs.webkit.org/show_bug.cgi?id=170179
    <ul
      {...rest}
      // oxlint-disable-next-line jsx-a11y/no-redundant-roles
      role="list"
      className={cx('daybow-List', className)}
      data-variant={variant}
      data-settling={settling ? '' : undefined}
    >
      {Children.map(children, (child) =>
        child ? <li className="daybow-List-item">{child}</li> : null,
      )}
    </ul>
  );
}
