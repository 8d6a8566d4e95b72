import { BottomNav, BottomNavItem } from '@daybow/components';
import type { ReactNode } from 'react';
import { Link, Outlet, useLocation } from 'react-router-dom';
import ChartBarIcon from '~icons/ph/chart-bar';
import ChartBarFillIcon from '~icons/ph/chart-bar-fill';
import HouseIcon from '~icons/ph/house';
import HouseFillIcon from '~icons/ph/house-fill';
import SmileyIcon from '~icons/ph/smiley';
import SmileyFillIcon from '~icons/ph/smiley-fill';
import { paths } from '../paths';
import { useWords } from '../words/LanguageProvider';

const tabs = [
  { to: paths.habits, name: 'home', icon: <HouseIcon />, currentIcon: <HouseFillIcon /> },
  { to: paths.mood, name: 'mood', icon: <SmileyIcon />, currentIcon: <SmileyFillIcon /> },
  { to: paths.stats, name: 'stats', icon: <ChartBarIcon />, currentIcon: <ChartBarFillIcon /> },
] as const;

interface TabScreensProps {
  /** A strip over the screens with a message about the journal. */
  strip: ReactNode;
}

/** The three screens that the bottom navigation leads to, above it. */
export function TabScreens({ strip }: TabScreensProps) {
  const { pathname } = useLocation();
  const words = useWords().app;
  return (
    <>
      {strip}
      <Outlet />
      <BottomNav>
        {tabs.map(({ to, name, ...icons }) => (
          <BottomNavItem
            key={to}
            label={words[name]}
            {...icons}
            current={pathname === to}
            render={<Link to={to} />}
          />
        ))}
      </BottomNav>
    </>
  );
}
