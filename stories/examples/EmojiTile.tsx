import { EmojiTile } from '@daybow/components';

export function Habits() {
  return (
    <ul>
      {['🏃', '📖', '🌙'].map((emoji, index) => (
        <li key={emoji}>
          <EmojiTile tint={index}>{emoji}</EmojiTile> {['Exercise', 'Read', 'Sleep'][index]}
        </li>
      ))}
    </ul>
  );
}
