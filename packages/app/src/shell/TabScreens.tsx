import { BottomNav, BottomNavItem } from '@daybow/components';
import { ChartBarIcon } from '@phosphor-icons/react/dist/ssr/ChartBar';
import { HouseIcon } from '@phosphor-icons/react/dist/ssr/House';
import { SmileyIcon } from '@phosphor-icons/react/dist/ssr/Smiley';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { useOpened } from '../journal/JournalProvider';
import { SampleStrip } from './SampleStrip';

const tabs = [
  { to: '/', label: 'Home', Icon: HouseIcon },
  { to: '/mood', label: 'Mood', Icon: SmileyIcon },
  { to: '/analytics', label: 'Stats', Icon: ChartBarIcon },
];

/** The three screens that the bottom navigation leads to, above it; a strip lies over them where there is something to say of the journal. */
export function TabScreens() {
  const { pathname } = useLocation();
  const { opened } = useOpened();
  const Strip = opened.kind === 'device' ? opened.screens.Strip : SampleStrip;
  return (
    <>
      <Strip />
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
