import { List, MoodEntry } from '@daybow/components';

export function RecentEntries() {
  return (
    <List aria-label="Recent Entries">
      <MoodEntry date="Today" value={5} emoji="😄" label="Great" note="Dinner with old friends." />
      <MoodEntry date="Yesterday" value={3} emoji="😐" label="Okay" />
    </List>
  );
}
