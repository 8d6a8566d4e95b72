import { BottomNav, BottomNavItem } from '@daybow/components';
import { ChartBarIcon } from '@phosphor-icons/react/dist/ssr/ChartBar';
import { HouseIcon } from '@phosphor-icons/react/dist/ssr/House';
import { SmileyIcon } from '@phosphor-icons/react/dist/ssr/Smiley';

export function MainTabs() {
  return (
    <BottomNav>
      <BottomNavItem
        href="#home"
        label="Home"
        icon={<HouseIcon />}
        currentIcon={<HouseIcon weight="fill" />}
        current
      />
      <BottomNavItem href="#mood" label="Mood" icon={<SmileyIcon />} />
      <BottomNavItem href="#stats" label="Stats" icon={<ChartBarIcon />} />
    </BottomNav>
  );
}
