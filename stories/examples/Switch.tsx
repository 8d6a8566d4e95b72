import { EmojiTile, List, Switch } from '@daybow/components';
import { useState } from 'react';

export function Reminders() {
  const [on, setOn] = useState(true);
  return (
    <List>
      <Switch
        icon={<EmojiTile tint={1}>🔔</EmojiTile>}
        label="Notifications"
        description="Daily reminders for habits"
        checked={on}
        onCheckedChange={setOn}
      />
    </List>
  );
}
