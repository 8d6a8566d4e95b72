import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { Bow } from '../Bow/Bow';
import { cx } from '../internal/cx';
import { checkName, reportMisuse } from '../internal/misuse';
import { useRender } from '../internal/useRender';
import { List } from '../List/List';
import './BottomNav.css';

export interface BottomNavProps extends ComponentPropsWithRef<'nav'> {
  /**
   * Accessible name of the navigation.
   *
   * @defaultValue `'Main'`
   */
  label?: string;
}

/**
 * The tabs at the foot of the column. Renders a `<nav>` with a list of links, fixed above the
 * device's safe area. Toasts and a `Fab` stand above it, and what takes focus is scrolled clear of
 * it.
 *
 * @example
 * <BottomNav>
 *   <BottomNavItem label="Home" icon={<HouseIcon />} current render={<a href="/" />} />
 * </BottomNav>
 */
export function BottomNav({ label = 'Main', className, children, ...rest }: BottomNavProps) {
  return (
    <nav {...rest} className={cx('daybow-BottomNav', className)} aria-label={label}>
      <List variant="cards" className="daybow-BottomNav-items">
        {children}
      </List>
    </nav>
  );
}

export interface BottomNavItemProps extends Omit<ComponentPropsWithRef<'a'>, 'children'> {
  /** The word under the icon. */
  label: string;
  /** The icon. */
  icon: ReactNode;
  /** The icon while its screen is shown; the same one by default. */
  currentIcon?: ReactNode;
  /**
   * Whether this tab's screen is shown (`aria-current="page"`).
   *
   * @defaultValue false
   */
  current?: boolean;
  /** The element to draw the tab as, such as a router's link. An `<a>` by default. */
  render?: ReactElement;
}

/** One tab of a `BottomNav`. Renders an `<a>`, or the element given as `render`. */
export function BottomNavItem({
  label,
  icon,
  currentIcon = icon,
  current = false,
  render,
  className,
  ...rest
}: BottomNavItemProps) {
  if (process.env.NODE_ENV !== 'production') {
    checkName('BottomNavItem', 'label', label);
    if (!render && rest.href === undefined) {
      reportMisuse(
        'BottomNavItem',
        `'${label}' leads nowhere: without an address it is no link, and no key reaches it. ` +
          "Give it `href`, or your router's link as `render`.",
      );
    }
  }

  const props = {
    ...rest,
    className: cx('daybow-BottomNav-item', className),
    'aria-current': current ? 'page' : undefined,
  };
  return useRender(
    render,
    'a',
    props,
    <>
      {current && <Bow variant="mark" drawn className="daybow-BottomNav-mark" />}
      <span className="daybow-BottomNav-icon" aria-hidden="true">
        {current ? currentIcon : icon}
      </span>
      {label}
    </>,
  );
}
