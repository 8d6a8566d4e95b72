import {
  BottomNav,
  BottomNavItem,
  Card,
  Column,
  Fab,
  List,
  MoodEntry,
  PageHeader,
} from '@daybow/components';
import { ChartBarIcon } from '@phosphor-icons/react/dist/ssr/ChartBar';
import { HouseIcon } from '@phosphor-icons/react/dist/ssr/House';
import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus';
import { SmileyIcon } from '@phosphor-icons/react/dist/ssr/Smiley';

export function MoodPage() {
  return (
    <Column>
      <PageHeader title="Mood" description="How your days were" />
      <main>
        <Card>
          <List aria-label="Recent Entries">
            <MoodEntry date="Today" value={5} emoji="😄" label="Great" note="A long walk." />
            <MoodEntry date="Yesterday" value={3} emoji="😐" label="Okay" />
          </List>
        </Card>
      </main>
      <Fab aria-label="Add entry">
        <PlusIcon weight="bold" />
      </Fab>
      <BottomNav>
        <BottomNavItem href="#home" label="Home" icon={<HouseIcon />} />
        <BottomNavItem
          href="#mood"
          label="Mood"
          icon={<SmileyIcon />}
          currentIcon={<SmileyIcon weight="fill" />}
          current
        />
        <BottomNavItem href="#stats" label="Stats" icon={<ChartBarIcon />} />
      </BottomNav>
    </Column>
  );
}
