import { SortableList } from '@daybow/components';
import { useState } from 'react';

const habits = [
  { id: 1, icon: '🏃', name: 'Exercise' },
  { id: 2, icon: '📖', name: 'Read 20 mins' },
  { id: 3, icon: '🌙', name: 'Sleep early' },
];

export function OrderOfHabits() {
  const [order, setOrder] = useState(habits);
  return (
    <SortableList
      aria-label="Order of habits"
      value={order}
      onValueChange={setOrder}
      itemKey={(habit) => habit.id}
      itemLabel={(habit) => habit.name}
    >
      {({ icon, name }) => `${icon} ${name}`}
    </SortableList>
  );
}
