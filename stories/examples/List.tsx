import { EmojiTile, List, ListRow } from '@daybow/components';

export function Insights() {
  return (
    <List aria-label="Insights">
      <ListRow
        icon={<EmojiTile tone="info">🔥</EmojiTile>}
        label="You're on a 7-day streak! Keep it up!"
      />
      <ListRow
        icon={<EmojiTile tone="success">📈</EmojiTile>}
        label="Your mood has been improving this week"
        description="4.7 after 4.0"
      />
    </List>
  );
}
