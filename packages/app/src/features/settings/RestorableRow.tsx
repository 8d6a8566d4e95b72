import { Button, ListRow } from '@daybow/components';
import type { Undo } from '@daybow/journal';
import type { MouseEvent, ReactNode } from 'react';
import { useUndoableWrite } from '../../shared/journal/useUndoableWrite';
import { rememberNeighbor } from '../../shared/ui/focus';
import { useDeviceWords } from '../../shared/words/LanguageProvider';
import './settings.css';

interface RestorableRowProps {
  name: string;
  icon: ReactNode;
  description?: string;
  /** Brings it back into the list. */
  restore: () => Promise<Undo>;
  /** Opens more about it. */
  onPress: () => void;
}

/** A habit or a label that is not in the list any more, with a button that brings it back. */
export function RestorableRow({ name, icon, description, restore, onPress }: RestorableRowProps) {
  const write = useUndoableWrite();
  const words = useDeviceWords();

  async function handleRestore({ currentTarget }: MouseEvent) {
    const focusNeighbor = rememberNeighbor(currentTarget);
    if (await write(restore(), words.habit.restored({ name }))) focusNeighbor();
  }

  return (
    <ListRow
      icon={icon}
      label={<bdi>{name}</bdi>}
      description={description}
      actions={
        <Button
          variant="quiet"
          size="small"
          aria-label={words.settings.restoreNamed({ name })}
          onClick={(event) => void handleRestore(event)}
        >
          {words.settings.restore}
        </Button>
      }
      aria-haspopup="dialog"
      onPress={onPress}
    />
  );
}
