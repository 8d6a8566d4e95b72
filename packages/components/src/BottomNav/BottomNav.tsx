import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { Bow } from '../Bow/Bow';
import { cx } from '../internal/cx';
import { checkName, reportMisuse } from '../internal/misuse';
import { useRender } from '../internal/useRender';
import { useRootMark } from '../internal/useRootMark';
import { useWords, type DaybowWords } from '../internal/words';
import { List } from '../List/List';
import './BottomNav.css';

const ENGLISH: DaybowWords['BottomNav'] = { 'aria-label': 'Main' };

export interface BottomNavProps extends ComponentPropsWithRef<'nav'> {
  /**
   * Accessible name of the navigation.
   *
   * @defaultValue `'Main'`
   */
  'aria-label'?: string | undefined;
  /**
   * A rail beside the `Column` in a window from 1024 px on, with the `Fab` in it, below the tabs.
   *
   * @defaultValue false
   */
  rail?: boolean | undefined;
}

/**
 * The tabs at the bottom of the column. Renders a `<nav>` with a list of links, fixed above the safe area of the
 * device; in a page without a `Column` it sticks to the end of its container. Toasts and a `Fab` are above it, and it
 * never covers the focused element.
 *
 * @example
 * <BottomNav>
 *   <BottomNavItem label="Home" icon={<HouseIcon />} current render={<a href="/" />} />
 * </BottomNav>
 */
export function BottomNav(props: BottomNavProps) {
  const {
    'aria-label': label,
    rail = false,
    className,
    children,
    ...rest
  } = useWords('BottomNav', ENGLISH, props);
  useRootMark('data-daybow-nav');
  return (
    <nav {...rest} className={cx('daybow-BottomNav', className)} aria-label={label}>
      {rail && <Rail />}
      <List variant="cards" className="daybow-BottomNav-items">
        {children}
      </List>
    </nav>
  );
}

/** Tells the style sheets that the navigation is a rail where there is room. */
function Rail() {
  useRootMark('data-daybow-rail');
  return null;
}

export interface BottomNavItemProps extends Omit<ComponentPropsWithRef<'a'>, 'children'> {
  /** The text under the icon. */
  label: string;
  /** The icon. */
  icon: ReactNode;
  /**
   * The icon of the current tab.
   *
   * @defaultValue `icon`
   */
  currentIcon?: ReactNode;
  /**
   * Marks the tab as that of the current screen (`aria-current="page"`).
   *
   * @defaultValue false
   */
  current?: boolean | undefined;
  /**
   * Stands only in a rail, at its foot, in a window of at least 480 px in height.
   *
   * @defaultValue false
   */
  atFoot?: boolean | undefined;
  /**
   * The element to render the tab as, such as a router's link.
   *
   * @defaultValue an `<a>`
   */
  render?: ReactElement | undefined;
}

/** A tab of a `BottomNav`. Renders an `<a>`, or the element given as `render`. */
export function BottomNavItem({
  label,
  icon,
  currentIcon = icon,
  current = false,
  atFoot = false,
  render,
  className,
  ...rest
}: BottomNavItemProps) {
  if (process.env.NODE_ENV !== 'production') {
    checkName('BottomNavItem', 'label', label);
    if (!render && rest.href === undefined) {
      reportMisuse(
        'BottomNavItem',
        `'${label}' has no address, so it is not a link and cannot be focused. ` +
          "Give it `href`, or your router's link as `render`.",
      );
    }
  }

  const props = {
    ...rest,
    className: cx('daybow-BottomNav-item', className),
    'aria-current': current ? 'page' : undefined,
    'data-foot': atFoot ? '' : undefined,
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
