import { EmojiField } from '@daybow/components';
import { useState } from 'react';

export function HabitIcon() {
  const [icon, setIcon] = useState('✨');
  return (
    <EmojiField
      label="Icon"
      value={icon}
      onValueChange={setIcon}
      maxLength={2}
      suggestions={['🚶', '🌿', '🎨']}
    />
  );
}
