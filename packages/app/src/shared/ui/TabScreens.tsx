import { BottomNav, BottomNavItem } from '@daybow/components';
import type { ReactNode } from 'react';
import { Link, Outlet, useLocation } from 'react-router-dom';
import ChartBarIcon from '~icons/ph/chart-bar';
import ChartBarFillIcon from '~icons/ph/chart-bar-fill';
import GearSixIcon from '~icons/ph/gear-six';
import GearSixFillIcon from '~icons/ph/gear-six-fill';
import HouseIcon from '~icons/ph/house';
import HouseFillIcon from '~icons/ph/house-fill';
import SmileyIcon from '~icons/ph/smiley';
import SmileyFillIcon from '~icons/ph/smiley-fill';
import { paths } from '../paths';
import { useWords } from '../words/LanguageProvider';
import { useIsWide } from './useIsWide';

const tabs = [
  { to: paths.habits, name: 'home', icon: <HouseIcon />, currentIcon: <HouseFillIcon /> },
  { to: paths.mood, name: 'mood', icon: <SmileyIcon />, currentIcon: <SmileyFillIcon /> },
  { to: paths.stats, name: 'stats', icon: <ChartBarIcon />, currentIcon: <ChartBarFillIcon /> },
] as const;

const settingsTab = {
  to: paths.settings,
  name: 'settings',
  icon: <GearSixIcon />,
  currentIcon: <GearSixFillIcon />,
  atFoot: true,
} as const;

interface TabScreensProps {
  /** A strip over the screens with a message about the journal. */
  strip?: ReactNode;
  /** Tabs as a rail in a wide window, with the settings at its foot; with `only`, there are none in other windows. */
  rail?: 'wide' | 'only';
}

/** The three screens that the navigation leads to, above it, or beside it as a rail. */
export function TabScreens({ strip, rail }: TabScreensProps) {
  const isRail = useIsWide() && rail !== undefined;
  return (
    <>
      {strip}
      {isRail && <Tabs isRail />}
      <Outlet />
      {!isRail && rail !== 'only' && <Tabs />}
    </>
  );
}

function Tabs({ isRail = false }: { isRail?: boolean }) {
  const { pathname } = useLocation();
  const words = useWords().app;
  return (
    <BottomNav rail={isRail}>
      {[...tabs, ...(isRail ? [settingsTab] : [])].map(({ to, name, ...item }) => (
        <BottomNavItem
          key={to}
          label={words[name]}
          {...item}
          current={pathname === to}
          render={<Link to={to} />}
        />
      ))}
    </BottomNav>
  );
}
