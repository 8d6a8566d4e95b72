import {
  Children,
  Fragment,
  isValidElement,
  type ComponentPropsWithRef,
  type ReactNode,
} from 'react';
import { cx } from '../internal/cx';
import { ListItem } from './ListItem';
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
 * A list. Renders a `<ul>` with each child in an `<li>`, so that a screen reader announces their number. Rows count
 * however they are made: in arrays and fragments, and by a component that returns several, or none.
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
      {itemsOf(children)}
    </ul>
  );
}

/** Each child in an item, those of fragments as well. */
function itemsOf(children: ReactNode): ReactNode {
  return Children.map(children, (child) => {
    if (!child) return null;
    const isFragment = isValidElement<{ children?: ReactNode }>(child) && child.type === Fragment;
    return isFragment ? itemsOf(child.props.children) : <ListItem>{child}</ListItem>;
  });
}
