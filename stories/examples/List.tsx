import { EmojiTile, List, ListRow } from '@daybow/components';

export function Insights() {
  return (
    <List aria-label="Insights">
      <ListRow
        icon={<EmojiTile tint="warm">🔥</EmojiTile>}
        title="You're on a 7-day streak! Keep it up!"
      />
      <ListRow
        icon={<EmojiTile tint="success">📈</EmojiTile>}
        title="Your mood has been improving this week"
        description="4.7 after 4.0"
      />
    </List>
  );
}
