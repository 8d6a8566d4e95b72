import { BottomNav, BottomNavItem } from '@daybow/components';
import { ChartBarIcon } from '@phosphor-icons/react/dist/ssr/ChartBar';
import { HouseIcon } from '@phosphor-icons/react/dist/ssr/House';
import { SmileyIcon } from '@phosphor-icons/react/dist/ssr/Smiley';
import { Link, Outlet, useLocation } from 'react-router-dom';

const tabs = [
  { to: '/', label: 'Home', Icon: HouseIcon },
  { to: '/mood', label: 'Mood', Icon: SmileyIcon },
  { to: '/analytics', label: 'Stats', Icon: ChartBarIcon },
];

/** The three screens that the bottom navigation leads to, above it. */
export function TabScreens() {
  const { pathname } = useLocation();
  return (
    <>
      <Outlet />
      <BottomNav>
        {tabs.map(({ to, label, Icon }) => (
          <BottomNavItem
            key={to}
            label={label}
            icon={<Icon />}
            currentIcon={<Icon weight="fill" />}
            current={pathname === to}
            render={<Link to={to} />}
          />
        ))}
      </BottomNav>
    </>
  );
}
