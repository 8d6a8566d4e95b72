import { EmojiField } from '@daybow/components';
import { useState } from 'react';

const options = [
  { value: '🏃', label: 'Running', keywords: 'jog sport' },
  { value: '📖', label: 'Book', keywords: 'read pages' },
  { value: '💧', label: 'Water', keywords: 'drink glass' },
];

export function HabitIcon() {
  const [icon, setIcon] = useState('✨');
  return (
    <EmojiField
      label="Icon"
      value={icon}
      onValueChange={setIcon}
      maxLength={2}
      suggestions={['🚶', '🌿', '🎨']}
      options={options}
    />
  );
}
