import { Button } from '@daybow/components';
import type { ReactNode } from 'react';
import { FocusedTitle } from '../../shared/ui/layout';
import { useDeviceWords } from '../../shared/words/LanguageProvider';

interface HabitTaskProps {
  title: string;
  onCancel: () => void;
  children: ReactNode;
}

/** The form of a task, with its title and a way back to how the habit goes. */
export function HabitTask({ title, onCancel, children }: HabitTaskProps) {
  const words = useDeviceWords().habit;
  return (
    <>
      <div className="app-HabitTask">
        <h3 className="app-HabitSheet-heading">
          <FocusedTitle>{title}</FocusedTitle>
        </h3>
        <Button variant="soft" size="small" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
      {children}
    </>
  );
}
