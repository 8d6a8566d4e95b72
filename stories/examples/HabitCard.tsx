import { HabitCard, IconButton } from '@daybow/components';
import { DotsThreeVerticalIcon } from '@phosphor-icons/react/dist/ssr/DotsThreeVertical';
import { useState } from 'react';

export function Reading() {
  const [done, setDone] = useState(false);
  return (
    <HabitCard
      icon="📖"
      label="Read 20 mins"
      completed={done}
      onCompletedChange={setDone}
      actions={
        <IconButton variant="flat" aria-label="More about Read 20 mins">
          <DotsThreeVerticalIcon />
        </IconButton>
      }
    />
  );
}
